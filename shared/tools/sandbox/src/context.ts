import type { AccountStore } from './account/account-store';
import type { Sessions } from './account/sessions';
import type { SignedLinks } from './downloads/links';
import type { Archives } from './downloads/objects';
import type { FaultStore } from './faults/store';
import type { Inbox } from './inbox/store';

/** Returns the current time. Tests can replace it. */
export type Clock = () => Date;

/** State that the services of the sandbox share. */
export interface SandboxContext {
  readonly clock: Clock;
  /** Folder with the content repository, `content-data/`. */
  readonly contentRoot: string;
  readonly accounts: AccountStore;
  readonly sessions: Sessions;
  readonly archives: Archives;
  readonly links: SignedLinks;
  readonly faults: FaultStore;
  readonly inbox: Inbox;
}
