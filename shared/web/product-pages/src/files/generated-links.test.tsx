import { productByCode } from '@portal/catalog';
import { injectContent, injectFault } from '@portal/testing';
import { toastStore } from '@portal/ui/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observeDownloads, openProduct, openSection } from '../testing';

const { addresses, downloaded, keyOf } = observeDownloads();

// PAGE-8, PATH-9.
describe('generated links', () => {
  const product = productByCode('hps');
  const show = async (flags: object) => {
    await injectContent('hoops-product/hoops-visualize-hps/', {
      title: 'Release',
      date: '',
      version: '',
      sections: [{ name: 'Generated', ...flags }],
    });
    await openProduct(product, '/hoops/visualize/hps/downloads/2026.3.0');
    await openSection('Generated');
    return screen.getByRole('group');
  };
  const click = (card: HTMLElement) =>
    userEvent.click(within(card).getByRole('button', { name: /^Download / }));
  const onSystem = (userAgent: string) =>
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);

  test.each([
    [
      'generate_hdv_link',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      'packages/hdv/2026.3.0/HOOPS_Demo_Viewer_2026.3.0_Windows.exe',
    ],
    [
      'generate_hdv_link',
      'Mozilla/5.0 (Linux; Android 14)',
      'packages/hdv/2026.3.0/HOOPS_Demo_Viewer_2026.3.0_Android.apk',
    ],
    [
      'generate_hpdv_link',
      'Mozilla/5.0 (X11; Linux x86_64)',
      'packages/hpdv/2026.2.0/HOOPS_Parasolid_Demo_Viewer_2026.2.0_Linux.tar.gz',
    ],
  ])('%s on %s downloads the latest viewer for that system', async (flag, userAgent, key) => {
    onSystem(userAgent);
    expect(keyOf(await downloaded(await show({ [flag]: true })))).toBe(key);
  });

  test.each([
    [
      'generate_hdv_link',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      'There is no HOOPS Demo Viewer for your operating system.',
    ],
    [
      'generate_hpdv_link',
      'Mozilla/5.0 (Linux; Android 14)',
      'There is no HOOPS Parasolid Demo Viewer for your operating system.',
    ],
    ['generate_hdv_link', 'Toaster/1.0', 'There is no HOOPS Demo Viewer for your operating system.'],
  ])('%s on %s says that there is none for it', async (flag, userAgent, text) => {
    onSystem(userAgent);
    await click(await show({ [flag]: true }));
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([
        { kind: 'error', header: 'Download failed', body: text },
      ]),
    );
    expect(addresses()).toEqual([]);
  });

  test('a viewer that the releases list does not name is not available', async () => {
    await injectContent('releases_prod_latest.json', [{ product: 'hps', version: '2026.3.0' }]);
    await click(await show({ generate_hdv_link: true }));
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([
        { kind: 'error', body: 'HOOPS Demo Viewer is not available at the moment.' },
      ]),
    );
    expect(addresses()).toEqual([]);
  });

  // API-5.
  test('a look-up that a busy service refuses says when to try again', async () => {
    const card = await show({ generate_hdv_link: true });
    await injectFault({
      call: 'content:hoops-product/hdv/',
      kind: 'status',
      status: 429,
      headers: { 'Retry-After': '90' },
    });
    await click(card);
    expect(await within(card).findByText(/Please try again in 90 seconds\.$/)).toBeVisible();
  });

  test('generate_hmf_to_hsf_link downloads the converter', async () => {
    const card = await show({ generate_hmf_to_hsf_link: true });
    expect(keyOf(await downloaded(card))).toBe('packages/visualize/hmf_to_hsf/hmf_to_hsf.zip');
  });
});
