/** Milliseconds after which a slice ends. A single step may take longer. */
const SLICE_MS = 4;

/** Reads what the browser puts off until it is read, a step at a time. */
function* read(): Generator<unknown> {
  // Layout of what is far from the view (`content-visibility`).
  for (const element of document.querySelectorAll('*')) yield element.getBoundingClientRect();
  // The text of rules. A sheet with an address may be of another origin, which cannot be read.
  for (const sheet of document.styleSheets)
    if (sheet.href === null) for (const rule of sheet.cssRules) yield rule.cssText;
}

/**
 * Prepares the recorder's first snapshot, which reads each element's position and each rule's text in one task: reads
 * them in slices before, one in each idle period, so that the snapshot finds them ready.
 * @param idle resolves when the page is idle.
 */
export async function prepareSnapshot(idle: () => Promise<void>): Promise<void> {
  const steps = read();
  for (let isDone = false; !isDone; ) {
    await idle();
    const end = performance.now() + SLICE_MS;
    do isDone = steps.next().done === true;
    while (!isDone && performance.now() < end);
  }
}
