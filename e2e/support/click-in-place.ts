import type { Locator } from '@playwright/test';

/**
 * Where a control is now, as a click that hits whatever is there by then. Playwright's own click would scroll first, and
 * wait until nothing covers the control.
 * @throws Error if the control is not shown.
 */
export async function clickInPlace(control: Locator): Promise<() => Promise<void>> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not shown');
  const { mouse } = control.page();
  return () => mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
