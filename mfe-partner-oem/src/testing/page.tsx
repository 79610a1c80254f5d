import { resetAlerts } from '@portal/download-button';
import { type CaughtNavigations, catchNavigations } from '@portal/download-button/testing';
import { freshPage, type RenderedPage, renderRemote, signInAs } from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description } from '../../remote.config';
import module from '../remote';

// Each accordion takes half a second to open, and a busy machine may take its time with the rest.
jest.setTimeout(30_000);

export const user = userEvent.setup();

/** For tests: what a page asked the services for, and where it wanted the browser to go. */
export interface RecordedPage {
  /** Requests as `METHOD path?query`, oldest first. */
  readonly requests: string[];
  /** Bodies of the requests that had one. */
  readonly bodies: unknown[];
  readonly navigations: CaughtNavigations;
}

let watched: RecordedPage | undefined;
const noise: string[] = [];

function watchRequests(requests: string[], bodies: unknown[]) {
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    const body = await request.clone().text();
    if (body !== '') bodies.push(JSON.parse(body));
    return original(request);
  });
}

/** A fresh portal with nobody, or a demo account, signed in; what it asks from now on is watched. */
export async function openPortal(account?: string): Promise<RecordedPage> {
  await freshPage();
  resetAlerts();
  if (account !== undefined) await signInAs(account);
  watched = { requests: [], bodies: [], navigations: catchNavigations() };
  watchRequests(watched.requests, watched.bodies);
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...words) => void noise.push(words.map(String).join(' ')));
  return watched;
}

/** The beginning of a license check's request. */
export const LICENSE = 'GET /services/account/getuserlicense';

/** The license checks among the requests. */
export const checks = (requests: readonly string[]): string[] =>
  requests.filter((request) => request.startsWith(LICENSE));

/** Leaves the page and checks that it was quiet. */
export function closePortal(): void {
  cleanup();
  watched?.navigations.stop();
  jest.restoreAllMocks();
  expect(noise.splice(0)).toEqual([]);
}

const isBusy = ({ container }: RenderedPage) => container.querySelector('[aria-busy]') !== null;

/** Opens an address and waits for its title and its data. */
export async function openPage(path: string, title: string | RegExp): Promise<RenderedPage> {
  const page = renderRemote({ description, module }, path);
  await screen.findByRole('heading', { level: 1, name: title }, { timeout: 5_000 });
  await waitFor(() => expect(isBusy(page)).toBe(false), { timeout: 5_000 });
  return page;
}

/** The names of the parts of the page's accordion, all of them closed. */
export const partNames = (): string[] =>
  screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);

/** Opens a part of an accordion and waits for a file in it. */
export async function openPart(name: string | RegExp, file: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name }));
  return card(file);
}

/** The card of a file. */
export const card = (file: string): Promise<HTMLElement> =>
  screen.findByRole('group', { name: file }, { timeout: 5_000 });

/** Chooses in the language dropdown. */
export async function chooseLanguage(language: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: 'Select a Language' }));
  await user.click(await screen.findByTitle(language, undefined, { timeout: 5_000 }));
}

/** Clicks the Download button of a card. */
export async function download(inCard: HTMLElement, label = 'Download'): Promise<void> {
  await user.click(within(inCard).getByRole('button', { name: label }));
}
