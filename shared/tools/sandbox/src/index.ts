export { demoAccounts } from './account/demo-accounts';
export { defaultConfig, localConfig } from './local-config';
export { createSandbox } from './sandbox';
export type { RenderedPages } from './site';
