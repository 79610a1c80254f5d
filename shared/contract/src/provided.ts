/**
 * What the host provides to remotes, and nothing else: one instance of each on a page. A remote's
 * build leaves these out and asks for them by name; the host's table must hold every one of them,
 * which the compiler checks.
 */
export const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@portal/router',
  '@portal/config',
  '@portal/api/core',
  '@portal/observability/report',
  '@portal/session',
  '@portal/toasts',
  '@portal/ui',
  '@portal/ui/pages',
  '@portal/ui/dialog',
  '@portal/ui/drawer',
  '@portal/ui/form',
  '@portal/ui/menu',
  '@portal/ui/select',
  '@portal/ui/table',
  '@portal/ui/tabs',
] as const;

/** The name of a module that the host provides. */
export type ProvidedName = (typeof PROVIDED)[number];
