export { demoAccounts } from './account/demo-accounts';
export type { DemoAccount } from './account/seed-account';
export { defaultConfig, localConfig } from './local-config';
export { createSandbox, type SandboxOptions } from './sandbox';
