import { productByCode } from '@portal/catalog';
import { freshPage, injectContent } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProduct } from '../testing';
import { INDEX, index, versionsOf } from './testing/older-versions-page';

const communicator = productByCode('communicator');

beforeEach(() => freshPage('/hoops/communicator/downloads'));

/** The versions of a year's table, in its order. */
const names = (year: ReturnType<typeof within>) =>
  year.getAllByRole('rowheader').map((cell: HTMLElement) => within(cell).getByRole('link').textContent);

// OLD-2.
test('sorts Communicator’s versions numerically from 2024 on', async () => {
  await injectContent(INDEX.communicator, index);
  await openProduct(communicator, '/hoops/communicator/downloads');
  expect(names(await versionsOf('2024'))).toEqual(['2024.10.0', '2024.9.0', '2024.2.0']);
  expect(names(await versionsOf('2023'))).toEqual(['2023 SP1', '2023', '2023 SP2']);
});

// OLD-8. Safari takes the roles of elements whose `display` is not a table's; jsdom does not.
test('each element of a year’s table says its role', async () => {
  await injectContent(INDEX.communicator, index);
  await openProduct(communicator, '/hoops/communicator/downloads');
  await versionsOf('2024');
  const table = screen.getByRole('table', { name: 'Versions of 2024' });
  expect(table).toHaveAttribute('role');
  expect([...table.querySelectorAll(':is(thead, tbody, tr, th, td):not([role])')]).toEqual([]);
});

// MISS-2, VER-8.
test('encodes a version in the link, and the page decodes it', async () => {
  await injectContent(INDEX.communicator, [{ year: 2024, versions: ['2024 SP1, U1', '../secret'] }]);
  await injectContent('hoops-product/hoops-communicator/hoops-communicator-2024_sp1,_u1.json', {
    title: 'The release with a comma',
  });
  await openProduct(communicator, '/hoops/communicator/downloads');
  const year = await versionsOf('2024');
  expect(year.getByText('../secret').closest('a')).toBeNull();
  const link = year.getByRole('link', { name: '2024 SP1, U1' });
  expect(link).toHaveAttribute('href', '/hoops/communicator/downloads/2024_sp1%2C_u1');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'The release with a comma' })).toBeVisible();
});
