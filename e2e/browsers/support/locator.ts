import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Point, Tab } from './browser';
import { findElements, findPointerTarget, type LocatorStep, readTexts } from './in-page';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const queryFor = (name: string | RegExp) =>
  name instanceof RegExp
    ? { source: name.source, flags: name.flags }
    : { source: `^${escapeRegExp(name)}$`, flags: '' };

/** Finds elements by role and accessible name, as assistive technology does. A11Y-3, A11Y-7. */
export class Locator {
  constructor(
    private readonly tab: Tab,
    private readonly steps: readonly LocatorStep[],
  ) {}

  /** Elements inside this one. A string must equal the name; a pattern may match a part of it. */
  getByRole(role: string, name?: string | RegExp, level?: number): Locator {
    return this.inside({
      by: 'role',
      role,
      ...(name === undefined ? {} : { name: queryFor(name) }),
      ...(level === undefined ? {} : { level }),
    });
  }

  /** Form fields inside this one, by label. */
  getByLabel(label: RegExp): Locator {
    return this.inside({ by: 'label', name: queryFor(label) });
  }

  private inside(step: LocatorStep): Locator {
    return new Locator(this.tab, [...this.steps, step]);
  }

  /** Calls a function in the page with the elements that match. */
  private async onElements<T>(inPage: (elements: readonly HTMLElement[]) => T): Promise<T> {
    const steps = JSON.stringify(this.steps);
    const result = `JSON.stringify((${inPage})((${findElements})(${steps})))`;
    // Checks and queries in one evaluation, because the document may change between two.
    const expression = `document.body && globalThis.TestingLibraryDom ? ${result} : ''`;
    for (;;) {
      const json = await this.tab.evaluate(expression);
      if (json !== '') return JSON.parse(json) as T;
      await this.tab.evaluate(`(() => { ${testingLibrary}; return ''; })()`);
    }
  }

  texts(): Promise<readonly string[]> {
    return this.onElements(readTexts);
  }

  async count(): Promise<number> {
    return (await this.texts()).length;
  }

  /** Waits until at least one element matches. */
  async expectPresent(): Promise<void> {
    await expect.poll(() => this.count(), `${this} is present`).toBeGreaterThan(0);
  }

  /** Waits until no element matches. */
  async expectAbsent(): Promise<void> {
    await expect.poll(() => this.count(), `${this} is absent`).toBe(0);
  }

  /** Waits until the first match contains this text. */
  async expectText(text: string | RegExp): Promise<void> {
    const first = async () => (await this.texts())[0] ?? '(absent)';
    await expect
      .poll(first, `text of ${this}`)
      .toMatch(text instanceof RegExp ? text : new RegExp(escapeRegExp(text)));
  }

  /** Clicks the only visible match once it is enabled, not covered, and no longer moving. */
  async click(): Promise<void> {
    let point = undefined as Point | undefined;
    const checkTarget = async () => {
      const target = await this.onElements(findPointerTarget);
      const before = point;
      point = typeof target === 'string' ? undefined : target;
      if (typeof target === 'string') return target;
      // The same point twice in a row: the element has stopped moving.
      return before?.x === target.x && before.y === target.y ? 'ready' : 'it moves';
    };
    await expect
      .poll(checkTarget, { message: `${this} can be clicked`, intervals: [50, 50, 100, 250] })
      .toBe('ready');
    if (point !== undefined) await this.tab.clickAt(point);
  }

  /** Gives the focus to the first match. */
  async focus(): Promise<void> {
    await this.expectPresent();
    await this.onElements(([element]) => {
      element?.focus();
      return null;
    });
  }

  /** Clicks a field and types into it. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.tab.press(text);
  }

  /** Describes the steps, for error messages. */
  toString(): string {
    return this.steps
      .map((step) => [step.by === 'role' ? step.role : step.by, step.name?.source].filter(Boolean).join(' '))
      .join(' › ');
  }
}
