/** Milliseconds after which a slice ends. A single element may take longer. */
const SLICE_MS = 4;

/**
 * Lays out what the browser has put off (`content-visibility`), a slice in each idle period. The recorder's first
 * snapshot reads the position of every element, which would lay out all of it in one task.
 * @param idle resolves when the page is idle.
 */
export async function layOutInSlices(idle: () => Promise<void>): Promise<void> {
  const elements = document.querySelectorAll('*');
  let position = 0;
  while (position < elements.length) {
    await idle();
    const end = performance.now() + SLICE_MS;
    do elements[position++]?.getBoundingClientRect();
    while (performance.now() < end && position < elements.length);
  }
}
