export { type DemoAccount, demoAccounts } from './account/demo-accounts';
export { localConfig } from './local-config';
export { createSandbox, type SandboxOptions } from './sandbox';
