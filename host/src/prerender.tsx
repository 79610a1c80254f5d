/** Runs at build time: renders the HTML that documents show before any script runs. */
import { createMemoryRouter } from '@portal/router';
import type { RemoteSource } from '@portal/shell';
import { renderToString } from 'react-dom/server';
import { portalApp } from './app';

const never = new Promise<never>(() => undefined);

/** At build time no remote is known, so every page except the host's own shows the skeleton. */
const noRemotes: RemoteSource = { owners: () => never, load: () => never, remotesForSlot: () => never };

/** The HTML of the first render at a path; the browser hydrates it. */
export const prerender = (path: string): string =>
  renderToString(
    portalApp(noRemotes, (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [path] }),
    ),
  );
