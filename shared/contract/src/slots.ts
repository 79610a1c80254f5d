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
