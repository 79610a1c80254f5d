/** Runs at build time: draws what the documents show before any script has run. */
import { createMemoryRouter } from '@portal/router';
import type { RemoteSource } from '@portal/shell';
import { renderToString } from 'react-dom/server';
import { portalApp } from './app';

const never = new Promise<never>(() => undefined);

/** At build time no remote is known: every page but the host's own waits. */
const noRemotes: RemoteSource = { owners: () => never, load: () => never, remotesForSlot: () => never };

/** The first render at an address, as the browser will repeat it when it takes the page over. */
export const prerender = (address: string): string =>
  renderToString(
    portalApp(noRemotes, (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [address] }),
    ),
  );
