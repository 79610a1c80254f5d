import { productByCode } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshProductPage, openProduct } from '../testing';

const PAGE = '/hoops/visualize/hps/downloads/latest';
const hps = productByCode('hps');
beforeEach(async () => {
  await freshProductPage(PAGE);
  await injectContent('hoops-product/hoops-visualize-hps/hoops-visualize-hps-', {
    title: 'Release',
    sections: [
      { name: 'Windows', packages: [{ filename: 'windows.zip' }] },
      { name: 'Tools', sections: [{ name: 'Viewers', generate_hpdv_link: true }] },
      { name: 'Converters', generate_hmf_to_hsf_link: true },
    ],
    additional_info: [{ filename: 'guide.pdf', name: 'Guide' }],
  });
});

// ALERT-8: account pages return to the current URL, whose hash names the card.
test.each([
  ['a package', ['Windows'], 'windows.zip'],
  ['the demo viewer in an inner section', ['Tools', 'Viewers'], 'HOOPS Parasolid Demo Viewer'],
  ['the converter', ['Converters'], 'hmf_to_hsf.zip'],
  ['the datasets of the layout', ['Datasets'], 'hoops_datasets.zip'],
  ['an additional resource', ['Additional Resources'], 'guide.pdf'],
])('a URL with the hash of %s opens its section', async (_, sections, name) => {
  const first = await openProduct(hps, PAGE);
  for (const section of sections) await userEvent.click(await screen.findByRole('button', { name: section }));
  const card = await screen.findByRole('group', { name });
  await userEvent.click(within(card).getByRole('button', { name: /^Download / }));
  await within(card).findByRole('alert');
  const { hash } = window.location;
  first.unmount();

  await openProduct(hps, PAGE + hash);
  expect(screen.getByRole('group', { name })).toBeVisible();
  expect(screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent)).toEqual(
    sections,
  );
});

// PAGE-34. On a page that was opened at the card, the focus stays where the visitor has it.
test('a link of the page to a card of a closed section gives the focus to its Download button', async () => {
  await openProduct(hps, PAGE);
  await userEvent.click(await screen.findByRole('button', { name: 'Windows' }));
  const place = (await screen.findByRole('group', { name: 'windows.zip' })).closest('[id^="file-"]');
  await userEvent.click(screen.getByRole('button', { name: 'Windows' }));
  const link = document.body.appendChild(document.createElement('a'));
  link.href = `#${place?.id}`;
  link.focus();
  await userEvent.keyboard('{Enter}');
  const card = await screen.findByRole('group', { name: 'windows.zip' });
  await waitFor(() => expect(within(card).getByRole('button', { name: /^Download / })).toHaveFocus());
  link.remove();
});
