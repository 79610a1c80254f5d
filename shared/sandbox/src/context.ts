import type { Client } from '@libsql/client';
import type { Sessions } from './account/sessions';
import type { Archives } from './downloads/archives';
import type { SignedLinks } from './downloads/links';
import type { Faults } from './faults/store';
import type { Inbox } from './inbox/store';

/** Tells the time; tests give their own. */
export type Clock = () => Date;

/** What the parts of the sandbox share. */
export interface SandboxContext {
  readonly clock: Clock;
  readonly seed: boolean;
  /** Folder whose `content-data/` is the content repository. */
  readonly contentRoot: string;
  readonly db: Client;
  readonly sessions: Sessions;
  readonly archives: Archives;
  readonly links: SignedLinks;
  readonly faults: Faults;
  readonly inbox: Inbox;
}
