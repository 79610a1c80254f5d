import type { PortalConfig } from './schema';

/** The fields that the document's inline script reads before the configuration has been validated. */
export type ScriptSettings = Pick<PortalConfig, 'tracking'> & Partial<Pick<PortalConfig, 'remoteOrigins'>>;

/** Origins of scripts, in addition to the portal's own: those of remotes, and the tracker's. */
export const scriptOrigins = ({ remoteOrigins = [], tracking }: ScriptSettings): readonly string[] => [
  ...remoteOrigins,
  ...(tracking.scriptUrl === undefined ? [] : [new URL(tracking.scriptUrl, window.location.href).origin]),
];
