/** Runs at build time: renders the HTML that the host's document shows before any script runs. */

import type { RemoteSource } from '@portal/shell';
import { createPortalRouter } from '@portal/shell/router';
import { createMemoryRouter } from '@portal/ui/create-router';
import { renderToString } from 'react-dom/server';
import { portalElement, routeOptions } from './app';

const never = new Promise<never>(() => undefined);

/** At build time no remote is known, so the page is the skeleton. */
const noRemotes: RemoteSource = { owners: () => never, load: () => never, remotesForSlot: () => never };

/** An address that the host has no page for. The first render is the same at every address. */
const ANY_ADDRESS = '/any/other';

/** The HTML of the first render; the browser hydrates it. */
export function prerender(): string {
  const router = createPortalRouter({
    ...routeOptions(noRemotes),
    createRouter: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [ANY_ADDRESS] }),
  });
  return renderToString(portalElement(noRemotes, router));
}
