import { resetLicenseCoverage, resetPreviews } from '@portal/product-pages/card-status';
import {
  freshPage,
  type InterceptedNavigations,
  interceptNavigations,
  type RenderedPage,
  renderRemote,
  signInAs,
} from '@portal/remote-tools/testing';
import { resetAlerts } from '@portal/sdk/download-button';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description } from '../../remote.config';
import module from '../remote';

// A busy machine may be slow.
jest.setTimeout(60_000);

export const user = userEvent.setup();

let navigations: InterceptedNavigations | undefined;

/**
 * Resets the portal and optionally signs in a demo account.
 * @param idle whether pages add what they load when the browser is idle. Default: they do not.
 * @returns what the page does from now on: requests as `METHOD path?query`, oldest first, the parsed bodies of those
 * that have one, and navigations.
 */
export async function openPortal(account?: string, { idle = false } = {}) {
  await freshPage();
  resetAlerts();
  resetPreviews();
  resetLicenseCoverage();
  if (account !== undefined) await signInAs(account);
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    const body = await request.clone().text();
    if (body !== '') bodies.push(JSON.parse(body));
    return original(request);
  });
  Object.assign(window, {
    requestIdleCallback: idle ? (task: () => void) => setTimeout(task) : () => 0,
    cancelIdleCallback: clearTimeout,
  });
  navigations = interceptNavigations();
  return { requests, bodies, navigations };
}

/** The prefix of a license check among the recorded requests. */
export const LICENSE_CHECK = 'GET /services/account/getuserlicense';

export const licenseChecks = (requests: readonly string[]): string[] =>
  requests.filter((request) => request.startsWith(LICENSE_CHECK));

/** Unmounts the page. */
export function closePortal(): void {
  cleanup();
  navigations?.stop();
  jest.restoreAllMocks();
}

const isBusy = ({ container }: RenderedPage) => container.querySelector('[aria-busy]') !== null;

/** Opens a path and waits for its title and its data. */
export async function openPage(path: string, title: string | RegExp): Promise<RenderedPage> {
  const page = renderRemote({ description, module }, path);
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(isBusy(page)).toBe(false));
  return page;
}

/** The names of the closed accordion sections. */
export const closedSections = (): string[] =>
  screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);

/** Opens an accordion section and waits for the card of a file in it. */
export async function openSection(name: string | RegExp, file: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name }));
  return findCard(file);
}

export const findCard = (file: string): Promise<HTMLElement> =>
  screen.findByRole('group', { name: file }, { timeout: 15_000 });

export async function chooseLanguage(language: string): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Select a Language' }), language);
}

export async function clickDownload(
  inCard: HTMLElement,
  label: string | RegExp = /^Download /,
): Promise<void> {
  await user.click(within(inCard).getByRole('button', { name: label }));
}
