/** Runs at build time: renders the HTML that the host's document shows before any script runs. */

import type { RemoteSource } from '@portal/shell';
import { createRouterAt } from '@portal/shell/render';
import { renderToString } from 'react-dom/server';
import { portalElement, routeOptions } from './app';

const never = new Promise<never>(() => undefined);

/** At build time no remote is known, so the page is the skeleton. */
const noRemotes: RemoteSource = { owners: () => never, load: () => never, remotesForSlot: () => never };

/** An address that the host has no page for. The first render is the same at every address. */
const ANY_ADDRESS = '/any/other';

/** The HTML of the first render; the browser hydrates it. */
export const prerender = (): string =>
  renderToString(portalElement(noRemotes, createRouterAt(ANY_ADDRESS, routeOptions(noRemotes))));
