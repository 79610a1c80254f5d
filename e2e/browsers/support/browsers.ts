import type { Browser } from './browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** The browsers that run the journeys. A new one needs an entry here and a project in the configuration. */
export const browsers = { firefox: startFirefox, webkit: startWebKit } satisfies Readonly<
  Record<string, () => Promise<Browser>>
>;

export type BrowserName = keyof typeof browsers;
