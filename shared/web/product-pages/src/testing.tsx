import { clearReleasesCache, getReleases } from '@portal/api/content';
import type { Product } from '@portal/catalog';
import { defineRemote, describeRemote } from '@portal/contract';
import { type InterceptedNavigations, interceptNavigations } from '@portal/download-button/testing';
import { freshPage, type RenderedPage, renderRemote, signInAs } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productScreens, sectionRoutes } from './routes/section-routes';
import { unknownRoute } from './routes/unknown-route';

/** For tests: renders a remote with only one product, at a path of that product. */
export function renderProduct(product: Product, path: string): RenderedPage {
  const pattern = `/${product.section?.split('/')[1]}/*` as const;
  const description = describeRemote({
    name: 'mfe-test',
    title: 'Test',
    owner: { team: 'Test' },
    owns: [pattern],
  });
  const module = defineRemote(description, {
    routes: { [pattern]: [...sectionRoutes(product, productScreens), unknownRoute] },
  });
  return renderRemote({ description, module }, path);
}

/** For tests: resets the portal, with the releases that it knows. Default path: that of `freshPage`. */
export async function freshProductPage(path?: string): Promise<void> {
  await freshPage(path);
  clearReleasesCache();
}

/** For tests: waits until the page's data is loaded and returns its heading. */
export async function settledHeading(): Promise<HTMLElement> {
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
  return screen.getByRole('heading', { level: 1 });
}

/** For tests: renders a product's page, as `renderProduct`, and waits until its data is loaded. */
export async function openProduct(product: Product, path: string): Promise<RenderedPage> {
  const page = renderProduct(product, path);
  await settledHeading();
  return page;
}

/** For tests: the same of a release's page, which also shows later which version is the latest. */
export async function settledRelease(): Promise<HTMLElement> {
  const heading = await settledHeading();
  await act(() => getReleases().then(undefined, () => undefined));
  return heading;
}

/** For tests: opens a section of a page and waits for its content. */
export async function openSection(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** For test files: before each test, resets the portal, signs a partner in and observes the downloads. */
export function observeDownloads() {
  let navigations: InterceptedNavigations;
  beforeEach(async () => {
    await freshProductPage();
    await signInAs('partner');
    navigations = interceptNavigations();
  });
  afterEach(() => {
    navigations.stop();
    jest.restoreAllMocks();
  });
  return {
    /** The URLs that the browser was sent to, oldest first. */
    addresses: () => navigations.addresses,
    /** Clicks the Download button of a card and returns the URL that the browser was sent to. */
    async downloaded(card: HTMLElement) {
      const before = navigations.addresses.length;
      await userEvent.click(within(card).getByRole('button', { name: /^Download / }));
      await waitFor(() => expect(navigations.addresses.length).toBe(before + 1));
      return navigations.addresses.at(-1) ?? '';
    },
    /** The object key in a URL of the local services. */
    keyOf: (address: string) =>
      decodeURIComponent(new URL(address).pathname).replace(/^\/services\/downloads\/[^/]+\//, ''),
  };
}
