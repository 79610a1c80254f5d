export { demoAccounts } from './account/demo-accounts';
export type { DemoAccount } from './account/seed-account';
export { localConfig } from './local-config';
export { createSandbox, type SandboxOptions } from './sandbox';
