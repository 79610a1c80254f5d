import { productByCode } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { freshProductPage, renderProduct, settledHeading } from '../testing';

const PAGE = '/hoops/communicator/downloads/2026.3.0';

beforeEach(() => freshProductPage(PAGE));

// PAGE-33.
test.each([
  ['Communicator 2026.3.0', 0],
  ['Communicator', 1],
])('the head of "%s" says the version %i times beside the title', async (title, count) => {
  await injectContent('hoops-product/hoops-communicator/', {
    title,
    version: '2026.3.0',
    date: '2026-10-24',
    license_information: { notes: 'Ask for a key.' },
    sections: [
      { name: 'Windows', packages: [{ filename: 'w.zip' }] },
      { name: 'Linux', packages: [{ filename: 'l.zip' }] },
    ],
  });
  renderProduct(productByCode('communicator'), PAGE);
  expect(await settledHeading()).toHaveTextContent(title);
  expect(screen.queryAllByText('2026.3.0')).toHaveLength(count);
  expect(screen.getByText('October 24, 2026')).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const [role, name] of [
    ['link', /^Feed|releases/i],
    ['link', 'Online Training'],
    ['button', 'View my License'],
  ] as const)
    expect(main.getByRole(role, { name })).toHaveClass('text', 'small');
  // Notices are below the recommended file.
  const region = screen.getByRole('region', { name: 'Recommended download' });
  expect(region.compareDocumentPosition(screen.getByText('Ask for a key.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

// PAGE-4, VER-11: content is not trusted to have each text.
test('a release without a title, a section without a name and a size below 0 leave nothing blank', async () => {
  await injectContent('hoops-product/hoops-communicator/', {
    title: ' ',
    version: '2023 SP2',
    sections: [{ name: '', packages: [{ filename: 'w.zip', size: -5 }] }],
  });
  renderProduct(productByCode('communicator'), '/hoops/communicator/downloads/2023_sp2');
  expect(await settledHeading()).toHaveTextContent('HOOPS Communicator 2023 SP2');
  expect(document.title).toMatch(/^HOOPS Communicator 2023 SP2 Downloads/);
  expect(screen.getByRole('button', { name: /^Files/ })).toBeVisible();
});
