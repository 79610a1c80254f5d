/**
 * The slots on the host's pages, with the props of their content. A slot's name starts with the first path
 * segment of its page, so that the page's shard lists the remotes that fill it.
 */
export interface SlotProps {
  /** The landing page's right panel: licensed products and active evaluations. START-3. */
  'start.aside': Readonly<Record<never, never>>;
}

/** Name of a slot. */
export type SlotName = keyof SlotProps;

/** All slots at run time; {@link SlotProps} is the same list for the compiler. */
export const SLOTS: Readonly<Record<SlotName, true>> = { 'start.aside': true };

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(SLOTS, name);

/**
 * The modules that the host provides to remotes: one instance of each per page. A remote's build excludes them
 * and imports them by name at run time. The compiler checks that the host's table has every one of them.
 */
export const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@portal/ui/router',
  '@portal/config',
  '@portal/query',
  '@portal/api/core',
  '@portal/observability/report',
  '@portal/session',
  '@portal/ui/toasts',
  '@portal/ui',
  '@portal/ui/pages',
  '@portal/ui/dialog',
  '@portal/ui/drawer',
  '@portal/ui/form',
  '@portal/ui/table',
] as const;

/** Name of a module that the host provides. */
export type ProvidedName = (typeof PROVIDED)[number];

/** Id of the element in the host's document that contains the trust as JSON. */
export const TRUST_ELEMENT = 'portal-trust';
