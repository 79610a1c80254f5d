import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Point, Tab } from './browser';
import { elementsOf, type Facts, factsOf, pointerTargetOf, type Step } from './in-page';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const queryFor = (name: string | RegExp) =>
  name instanceof RegExp
    ? { source: name.source, flags: name.flags }
    : { source: `^${escaped(name)}$`, flags: '' };

/** Elements of a page by role and accessible name, as assistive technology finds them. A11Y-3, A11Y-7. */
export class Part {
  constructor(
    private readonly tab: Tab,
    private readonly steps: readonly Step[],
  ) {}

  /** Parts inside this one. A text must be the whole name, a pattern may be a piece of it. */
  part(role: string, name?: string | RegExp, level?: number): Part {
    return this.inside({
      by: 'role',
      role,
      ...(name === undefined ? {} : { name: queryFor(name) }),
      ...(level === undefined ? {} : { level }),
    });
  }

  /** A form's field inside this part, by its label. */
  field(label: RegExp): Part {
    return this.inside({ by: 'label', name: queryFor(label) });
  }

  /** What has this title inside this part. */
  titled(title: string): Part {
    return this.inside({ by: 'title', name: queryFor(title) });
  }

  private inside(step: Step): Part {
    return new Part(this.tab, [...this.steps, step]);
  }

  /** Calls a function of the page on this part's elements. */
  private async onElements<T>(inPage: (elements: readonly HTMLElement[]) => T): Promise<T> {
    const steps = JSON.stringify(this.steps);
    const result = `JSON.stringify((${inPage})((${elementsOf})(${steps})))`;
    // One look: between two, a page that loads may have taken the other's place.
    const look = `document.body && globalThis.TestingLibraryDom ? ${result} : ''`;
    for (;;) {
      const json = await this.tab.evaluate(look);
      if (json !== '') return JSON.parse(json) as T;
      await this.tab.evaluate(`(() => { ${library}; return ''; })()`);
    }
  }

  all(): Promise<readonly Facts[]> {
    return this.onElements(factsOf);
  }

  async count(): Promise<number> {
    return (await this.all()).length;
  }

  async texts(): Promise<readonly string[]> {
    return (await this.all()).map(({ text }) => text);
  }

  /** Waits until there is one of it at least. */
  async isThere(): Promise<void> {
    await expect.poll(() => this.count(), `${this} is there`).toBeGreaterThan(0);
  }

  async isGone(): Promise<void> {
    await expect.poll(() => this.count(), `${this} is gone`).toBe(0);
  }

  /** Waits until the first of it has this text. */
  async says(text: string | RegExp): Promise<void> {
    const first = async () => (await this.texts())[0] ?? '(not there)';
    await expect
      .poll(first, `${this} says`)
      .toMatch(text instanceof RegExp ? text : new RegExp(escaped(text)));
  }

  async attribute(name: string): Promise<string | undefined> {
    return (await this.all())[0]?.attributes[name];
  }

  /** Clicks the one that there is, once a pointer can reach it. */
  async click(): Promise<void> {
    let point = undefined as Point | undefined;
    const look = async () => {
      const target = await this.onElements(pointerTargetOf);
      const before = point;
      point = target.state === 'ready' ? target : undefined;
      if (target.state === 'waiting') return target.why;
      // Twice at the same place: it has stopped moving.
      return before?.x === target.x && before.y === target.y ? 'ready' : 'it moves';
    };
    await expect
      .poll(look, { message: `${this} can be clicked`, intervals: [50, 50, 100, 250] })
      .toBe('ready');
    if (point !== undefined) await this.tab.clickAt(point);
  }

  /** Clicks a field and types into it. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.tab.press(text);
  }

  /** For messages. */
  toString(): string {
    return this.steps
      .map((step) => [step.by === 'role' ? step.role : step.by, step.name?.source].filter(Boolean).join(' '))
      .join(' › ');
  }
}
