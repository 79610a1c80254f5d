/** Characters at a key's end that stay readable, so that people can tell two keys apart. */
const TAIL = 4;
/** A shorter key would give too much of itself away. */
const SHORTEST_WITH_TAIL = 16;
/** The same for every key: its length is nobody's business either. */
const DOTS = '•'.repeat(16);

/** A license key as it is shown before it is asked for. */
export function maskOf(key: string): { readonly dots: string; readonly tail: string } {
  return { dots: DOTS, tail: key.length >= SHORTEST_WITH_TAIL ? key.slice(-TAIL) : '' };
}
