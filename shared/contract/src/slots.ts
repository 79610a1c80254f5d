/**
 * The slots that pages of the host offer, with the properties that each hands to its filling. A
 * slot's name begins with the first path segment of its page, which is how a page finds its fillers
 * without reading the whole registry.
 */
export interface SlotProps {
  /** The landing page's right panel: licensed products and active evaluations. START-3. */
  'start.aside': Readonly<Record<never, never>>;
}

export type SlotName = keyof SlotProps;

/** Every slot there is; {@link SlotProps} is the same list for the compiler. */
export const SLOTS: Readonly<Record<SlotName, true>> = { 'start.aside': true };

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(SLOTS, name);
