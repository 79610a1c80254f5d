import { productByCode } from '@portal/catalog';
import { type InterceptedNavigations, interceptNavigations } from '@portal/download-button/testing';
import { clearFaults, injectContent, injectFault, signInAs } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProduct, renderProduct } from '../testing';
import { FILE, frame, groups, PAGE, prepareTraining, showPage } from './testing/training-page';

const communicator = productByCode('communicator');
const content = [
  ...groups,
  {
    group_name: 'Again',
    content: [
      { name: 'First again', video_id: 'a' },
      { name: 'Last', video_id: 'e' },
    ],
  },
];

prepareTraining(content);

let navigations: InterceptedNavigations;

beforeEach(() => {
  navigations = interceptNavigations();
});
afterEach(() => navigations.stop());

const previous = () => screen.queryByRole('button', { name: 'Previous' });
const next = () => screen.queryByRole('button', { name: 'Next' });
const openGroup = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

// TRN-2, TRN-3, TRN-7.
test('starts with the first video and its group open', async () => {
  await showPage();
  expect(await frame('First')).toHaveAttribute('src', '/places/player/a');
  expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Basics' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Alone' })).toHaveAttribute('aria-expanded', 'false');
});

// TRN-3.
test('starts with the first video that there is when the first groups have none', async () => {
  await clearFaults();
  const empty = [{ group_name: 'Empty', content: [] }, { group_name: 'Without a list' }];
  await injectContent(FILE, [...empty, ...groups]);
  await showPage();
  expect(await frame('First')).toHaveAttribute('src', '/places/player/a');
  expect(screen.getByRole('button', { name: 'Empty' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Without a list' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Basics' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(next() as HTMLElement);
  expect(await frame('Second')).toBeVisible();
});

// TRN-7.
test('shows the videos of HPS from its own file', async () => {
  const file = 'hoops-product/hoops-visualize-hps/online-training.json';
  await injectContent(file, [{ group_name: 'HPS', content: [{ name: 'Scene graph', video_id: 'hps-1' }] }]);
  await openProduct(productByCode('hps'), '/hoops/visualize/hps/training');
  expect(await frame('Scene graph')).toHaveAttribute('src', '/places/player/hps-1');
  expect(screen.getByRole('button', { name: 'HPS' })).toHaveAttribute('aria-expanded', 'true');
});

// TRN-4.
test('shows the current video as text and the others as links with an href', async () => {
  await showPage();
  expect(screen.queryByRole('link', { name: 'First' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('href', `${PAGE}?video=b&group=1`);
});

// TRN-5.
test('has Previous except on the first and Next except on the last video of a group', async () => {
  await showPage();
  expect(previous()).not.toBeInTheDocument();
  await userEvent.click(next() as HTMLElement);
  expect(await frame('Second')).toHaveAttribute('src', '/places/player/b');
  expect(previous()).toBeVisible();
  await userEvent.click(next() as HTMLElement);
  await frame('Third');
  expect(next()).not.toBeInTheDocument();
  await userEvent.click(previous() as HTMLElement);
  expect(await frame('Second')).toBeVisible();
});

// TRN-8.
test('Back leads to the video that was there before', async () => {
  await showPage();
  await frame('First');
  await userEvent.click(next() as HTMLElement);
  await frame('Second');
  act(() => window.history.back());
  expect(await frame('First')).toBeVisible();
  expect(screen.queryByText(/where you stopped/)).not.toBeInTheDocument();
});

// TRN-5.
test('has neither Previous nor Next in a group with one video', async () => {
  await showPage();
  await openGroup('Alone');
  await userEvent.click(screen.getByRole('link', { name: 'Only' }));
  await frame('Only');
  expect(previous()).not.toBeInTheDocument();
  expect(next()).not.toBeInTheDocument();
});

test('distinguishes groups that contain the same video', async () => {
  await showPage(`${PAGE}?video=a&group=3`);
  await frame('First again');
  expect(screen.getByRole('button', { name: 'Again' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(next() as HTMLElement);
  await frame('Last');
});

test.each(['?video=zzz', '?video=', '?group=9'])('falls back to the first video for %s', async (search) => {
  await showPage(`${PAGE}${search}`);
  expect(await frame('First')).toBeVisible();
});

// TRN-1.
test('changes the breadcrumb with the video without loading the content again', async () => {
  await showPage();
  // The first fault that matches applies, and the content is one.
  await clearFaults();
  await injectFault({ kind: 'status', call: 'content', status: 500 });
  await userEvent.click(next() as HTMLElement);
  await frame('Second');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(crumbs.map(({ textContent }) => textContent)).toEqual([
    'Documentation Home',
    'HOOPS Communicator',
    'Online Training',
    'Second',
  ]);
});

test('hides the sidebar only at Communicator’s training', async () => {
  const { unmount } = await showPage();
  expect(screen.queryByRole('navigation', { name: 'HOOPS Communicator' })).not.toBeInTheDocument();
  unmount();
  await openProduct(productByCode('hps'), '/hoops/visualize/hps/training');
  expect(screen.getByRole('navigation', { name: 'HOOPS Visualize HPS' })).toBeVisible();
});

// TRN-6, PATH-10.
describe('the supplementary material', () => {
  const button = () => screen.getByRole('button', { name: /supplement/i });

  test('asks a signed-out visitor to log in', async () => {
    await showPage();
    await userEvent.click(button());
    expect(await screen.findByText('Please log in or sign up to download.')).toBeVisible();
    expect(navigations.addresses).toEqual([]);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  });

  // TRN-6, TRK-4.
  test.each([
    ['communicator', PAGE, 'communicator_training_files.zip', 'HOOPS Communicator'],
    ['hps', '/hoops/visualize/hps/training', 'Visualize_HPS_API_Training.pdf', 'HOOPS Visualize'],
  ])('is %s’s own, and its download is tracked', async (code, path, file, product_name) => {
    delete window._hsq;
    await signInAs('new');
    await openProduct(productByCode(code) ?? communicator, path);
    await userEvent.click(button());
    await waitFor(() => expect(navigations.addresses).toHaveLength(1));
    expect(navigations.addresses[0]).toContain(`packages/resources/video_supplemental_files/${file}`);
    // The version of the product's latest release, because a supplement has none.
    const properties = { product_name, product_version: '2026.3.0', platform: '' };
    const event = expect.objectContaining({ properties: expect.objectContaining(properties) });
    await waitFor(() => expect(window._hsq).toContainEqual(['trackCustomBehavioralEvent', event]));
  });
});

// MISS-5.
test('shows that there are no videos', async () => {
  await clearFaults();
  await injectContent(FILE, []);
  await showPage();
  expect(screen.getByText('There are no training videos yet.')).toBeVisible();
});

test('shows that the training could not be loaded, and retries', async () => {
  await clearFaults();
  await injectFault({ kind: 'body', call: `content:${FILE}`, body: { wrong: true } });
  renderProduct(communicator, PAGE);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await clearFaults();
  await userEvent.click(retry);
  expect(await frame('What Communicator Does')).toBeVisible();
});
