/**
 * The modules that the host provides to remotes: one instance of each per page. A remote's build excludes them
 * and imports them by name at run time. The compiler checks that the host's table has every one of them.
 */
export const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@portal/router',
  '@portal/config',
  '@portal/query',
  '@portal/api/core',
  '@portal/observability/report',
  '@portal/session',
  '@portal/toasts',
  '@portal/ui',
  '@portal/ui/pages',
  '@portal/ui/dialog',
  '@portal/ui/drawer',
  '@portal/ui/form',
  '@portal/ui/select',
  '@portal/ui/table',
] as const;

/** Name of a module that the host provides. */
export type ProvidedName = (typeof PROVIDED)[number];
