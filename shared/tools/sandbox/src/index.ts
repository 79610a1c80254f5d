import defaultConfig from '../portal.config.json';

export { demoAccounts } from './account/demo-accounts';
export type { TrackingMessage } from './inbox/store';
export { createSandbox } from './sandbox';
export type { RenderedPages } from './site';

/** The default configuration, as the sandbox serves it at `http://localhost:3000/portal.config.json`. */
export const localConfig: unknown = JSON.parse(
  JSON.stringify(defaultConfig).replaceAll('{protocol}', 'http').replaceAll('{host}', 'localhost:3000'),
);
