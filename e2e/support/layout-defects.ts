import type { Page } from '@playwright/test';

/**
 * What is wrong with the geometry of a page's first screen and below, one line each. It compares rectangles, not
 * pixels, so it says the same on a machine with other fonts. Runs in the page.
 */
function findDefects(): string[] {
  /** A deviation below this is rounding. Unit: pixels. */
  const TOLERANCE = 2;
  /** Boxes that are closer together than this touch. */
  const MIN_GAP = 4;
  /** The most empty space between a card's edge and what is in it. */
  const MAX_EMPTY = 72;

  const found: string[] = [];
  const all = [...document.body.querySelectorAll<HTMLElement>('*')];
  const styles = new Map(all.map((element) => [element, getComputedStyle(element)]));
  const styleOf = (element: Element) => styles.get(element as HTMLElement) ?? getComputedStyle(element);

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

  /** The part of a rectangle that no scroll box or clip hides; `null` if there is none. */
  function visiblePart(rect: DOMRect, element: Element): DOMRect | null {
    let { left, top, right, bottom } = rect;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflow, clipPath, visibility, opacity, position } = styleOf(box);
      if (visibility === 'hidden' || opacity === '0' || clipPath !== 'none') return null;
      if (overflow !== 'visible') {
        const clip = box.getBoundingClientRect();
        left = Math.max(left, clip.left);
        top = Math.max(top, clip.top);
        right = Math.min(right, clip.right);
        bottom = Math.min(bottom, clip.bottom);
      }
      if (position === 'fixed') break;
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  const isFixed = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(box).position)) return true;
    return false;
  };

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;

  const rectOf = (node: Node): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };

  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  /** The rectangle of an element's own text, without that of its children, some of which are hidden. */
  function textRect(element: Element): DOMRect {
    const rects = textsOf(element).map(rectOf);
    if (rects.length === 0) return rectOf(element);
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const right = Math.max(...rects.map((rect) => rect.right));
    return new DOMRect(left, top, right - left, Math.max(...rects.map((rect) => rect.bottom)) - top);
  }

  // The page can be scrolled sideways.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  // Text that is cut, or runs out of its scroll box sideways. On a phone, one line of a long text may be cut.
  const isWide = window.innerWidth > 640;
  for (const element of all) {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element);
    if (!visiblePart(element.getBoundingClientRect(), element)) continue;
    const isCut =
      (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
      (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1);
    if (isWide && isCut && element.closest('main')) found.push(`${nameOf(element)} is cut`);
    // A sidebar is a strip that scrolls on a phone.
    if (['auto', 'scroll'].includes(overflowX) && !element.closest('pre, nav'))
      if (element.scrollWidth > element.clientWidth + TOLERANCE)
        found.push(`${nameOf(element)} is wider than its box`);
  }

  // Heads of tables stand where their cells do.
  for (const head of document.querySelectorAll<HTMLTableCellElement>('thead th')) {
    const rows = head.closest('table')?.querySelectorAll('tbody tr') ?? [];
    const cell = [...rows]
      .map((row) => row.children[head.cellIndex])
      .find((each) => each && each.textContent?.trim() !== '');
    if (!cell || !visiblePart(head.getBoundingClientRect(), head) || head.textContent?.trim() === '')
      continue;
    const visibleText = [...head.children].every((child) => styleOf(child).clipPath === 'none');
    const [above, below] = [textRect(head), textRect(cell)];
    const misaligned =
      Math.abs(above.left - below.left) > TOLERANCE && Math.abs(above.right - below.right) > TOLERANCE;
    if (visibleText && misaligned)
      found.push(
        `the head ${nameOf(head)} stands ${Math.round(above.left - below.left)} px beside its cells`,
      );
  }

  // Texts and controls do not lie on each other.
  const leaves = all
    .filter(
      (element) =>
        !element.matches('option, script, style, noscript, select') &&
        textsOf(element).length > 0 &&
        !isFixed(element),
    )
    .flatMap((element) => {
      const rect = visiblePart(textRect(element), element);
      return rect && textRect(element).width > 1 ? [{ element, rect }] : [];
    });
  leaves.forEach((a, index) => {
    for (const b of leaves.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      // Inline neighbors of a text that wraps share the rectangle of its lines.
      if (a.element.parentElement === b.element.parentElement && styleOf(b.element).display === 'inline')
        continue;
      if (overlap(a.rect, b.rect)) found.push(`${nameOf(a.element)} lies on ${nameOf(b.element)}`);
    }
  });

  // Controls of the screen can be reached by the pointer.
  // What is behind a dialog cannot be reached, and is not meant to be.
  const screen = document.querySelector('[role=dialog]') ?? document;
  for (const control of screen.querySelectorAll(
    ':is(main, [role=dialog]) :is(a[href], button, input, select), [role=status] a[href]',
  )) {
    const rect = visiblePart(control.getBoundingClientRect(), control);
    if (!rect || rect.top < 0 || rect.bottom > window.innerHeight || styleOf(control).display === 'inline')
      continue;
    const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    const isHit =
      hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label') !== null);
    if (!isHit && hit) found.push(`${nameOf(control)} is covered by ${nameOf(hit)}`);
  }

  // Boxes do not touch, and hold no empty space.
  const isCard = (element: HTMLElement) => {
    const style = styleOf(element);
    const sides = style.borderWidth.split(' ');
    const isVisible = !/^rgba\(.*, 0\)$/.test(style.borderTopColor);
    return sides.every((side) => Number.parseFloat(side) >= 1) && isVisible && style.borderRadius !== '0px';
  };
  const hasBackground = (element: HTMLElement) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    return (
      (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') ||
      backgroundImage !== 'none'
    );
  };
  const boxes = all
    .filter((element) => (isCard(element) || hasBackground(element)) && !isFixed(element))
    .flatMap((element) => {
      const rect = visiblePart(element.getBoundingClientRect(), element);
      return rect && rect.height > 24 && rect.width > 120 ? [{ element, rect, card: isCard(element) }] : [];
    });
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      if (!(a.card || b.card) || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const beside = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left) > TOLERANCE;
      const gap = Math.max(b.rect.top - a.rect.bottom, a.rect.top - b.rect.bottom);
      if (beside && gap < MIN_GAP) found.push(`${nameOf(a.element)} touches ${nameOf(b.element)}`);
    }
  });
  for (const { element, rect, card } of boxes) {
    const inside = leaves.filter((leaf) => element.contains(leaf.element));
    if (
      !card ||
      inside.length === 0 ||
      element.querySelector('iframe, svg[viewBox="0 0 500 300"], [aria-busy=true]')
    )
      continue;
    const controls = [...element.querySelectorAll('svg, button, a, select, input')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const contents = [...inside.map((leaf) => leaf.rect), ...controls];
    const top = Math.min(...contents.map((each) => each.top)) - rect.top;
    const bottom = rect.bottom - Math.max(...contents.map((each) => each.bottom));
    if (top > MAX_EMPTY || bottom > MAX_EMPTY)
      found.push(`${nameOf(element)} has ${Math.round(Math.max(top, bottom))} px of empty space`);
  }

  // A row of equal cards fills its width.
  for (const list of document.querySelectorAll<HTMLElement>('main ul, main ol')) {
    const items = [...list.children].map((item) => item.getBoundingClientRect());
    const [first] = items;
    if (styleOf(list).display !== 'grid' || items.length < 2 || !first) continue;
    const isOneRow = items.every(({ top }) => Math.abs(top - first.top) <= TOLERANCE);
    const rest = list.getBoundingClientRect().right - Math.max(...items.map(({ right }) => right));
    if (isOneRow && rest > first.width / 2)
      found.push(`${nameOf(list)} leaves ${Math.round(rest)} px of its row empty`);
  }
  return [...new Set(found)];
}

/** The geometric defects of a page as it is shown, one line each. LAYOUT-1. */
export const layoutDefects = (page: Page): Promise<readonly string[]> => page.evaluate(findDefects);
