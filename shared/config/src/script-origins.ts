import type { PortalConfig } from './schema';

/** What the document's inline script can know of a configuration that nobody has checked yet. */
export type ScriptSettings = Pick<PortalConfig, 'tracking'> & Partial<Pick<PortalConfig, 'remoteOrigins'>>;

/** Origins beside the portal's own that scripts may come from: those of remotes, and the tracker's. */
export const scriptOrigins = ({ remoteOrigins = [], tracking }: ScriptSettings): readonly string[] => [
  ...remoteOrigins,
  ...(tracking.scriptUrl === undefined ? [] : [new URL(tracking.scriptUrl, window.location.href).origin]),
];
