import { productByCode } from '@portal/catalog';
import { resetAlerts } from '@portal/download-button';
import { clearFaults, freshPage, injectContent } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProduct, settledHeading } from '../testing';

const PAGE = '/hoops/communicator/downloads/latest';
const SIGN_IN_ALERT = 'Please log in or sign up to download.';

beforeEach(async () => {
  await freshPage(PAGE);
  resetAlerts();
});
afterEach(clearFaults);

const toggle = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};
const goTo = async (link: string, heading: string) => {
  await userEvent.click(screen.getByRole('link', { name: link }));
  await screen.findByRole('heading', { level: 1, name: heading });
  await settledHeading();
};

async function showSignInAlert() {
  await openProduct(productByCode('communicator'), PAGE);
  await toggle('Datasets');
  await userEvent.click(screen.getByRole('button', { name: /^Download / }));
  expect(await screen.findByText(SIGN_IN_ALERT)).toBeVisible();
}

// ALERT-7.
test('an alert stays open while its section is closed', async () => {
  await showSignInAlert();
  await toggle('Datasets');
  expect(screen.queryByText(SIGN_IN_ALERT)).not.toBeInTheDocument();
  await toggle('Datasets');
  expect(screen.getByText(SIGN_IN_ALERT)).toBeVisible();
});

test('alerts close when the user leaves the page, including those in closed sections', async () => {
  await showSignInAlert();
  await userEvent.click(screen.getByRole('button', { name: 'View my License' }));
  expect(await screen.findByText('Please log in.')).toBeVisible();
  await toggle('Datasets');
  await goTo('Older Versions', 'HOOPS Communicator Older Versions');
  await goTo('Product Downloads', 'HOOPS Communicator 2026.3.0');
  await toggle('Datasets');
  expect(screen.getByRole('group', { name: 'hoops_datasets.zip' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// ALERT-6.
test('files whose content has a placeholder for the MD5 sum have an alert and an address each', async () => {
  const names = ['One.zip', 'Two.zip'];
  await injectContent('hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json', {
    title: 'Release',
    sections: [{ name: 'Linux', packages: names.map((filename) => ({ filename, md5sum: 'N/A' })) }],
  });
  await openProduct(productByCode('communicator'), PAGE);
  await toggle('Linux');
  const [one, two] = names.map((name) => screen.getByRole('group', { name })) as [HTMLElement, HTMLElement];
  await userEvent.click(within(one).getByRole('button', { name: /^Download / }));
  expect(await within(one).findByText(SIGN_IN_ALERT)).toBeVisible();
  expect(screen.getAllByText(SIGN_IN_ALERT)).toHaveLength(1);
  const anchors = [one, two].map((card) => card.closest('[id^="file-"]')?.id);
  expect(anchors).toEqual(names.map((name) => expect.stringMatching(`${name}$`)));
});
