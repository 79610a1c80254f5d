import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '../../support/temp-folder';

/** Width and height of a page's viewport, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point in the viewport, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const DESKTOP: Size = { width: 1280, height: 800 };
export const NARROW: Size = { width: 360, height: 740 };

export interface VisitOptions {
  /** The color scheme of the visitor's system. Default: light. */
  readonly scheme?: 'light' | 'dark';
}

/** The tab of a visit, with its own cookies and storage. */
export interface Tab {
  /** Opens an address and resolves when the document has loaded. */
  open(url: string): Promise<unknown>;
  /** Evaluates an expression in the page; its value must be a string. */
  evaluate(expression: string): Promise<string>;
  /** Moves the pointer to a point of the viewport and clicks. */
  clickAt(point: Point): Promise<unknown>;
  /** Presses the key of each character, in order. */
  press(text: string): Promise<unknown>;
  resize(size: Size): Promise<unknown>;
  /** A PNG of what the viewport shows. */
  screenshot(): Promise<Buffer>;
  close(): Promise<unknown>;
}

/** A running browser with its own profile. */
export interface Browser {
  /** The folder that downloads go to. */
  readonly downloads: string;
  /** Opens a tab without the cookies and storage of earlier visits. */
  visit(options?: VisitOptions): Promise<Tab>;
  /** Ends the browser and removes its profile. */
  stop(): Promise<void>;
}

/** Input actions of a click at a point, the same in both WebDriver protocols. */
export const clickActions = ({ x, y }: Point) => [
  {
    type: 'pointer' as const,
    id: 'mouse',
    parameters: { pointerType: 'mouse' as const },
    actions: [
      { type: 'pointerMove' as const, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown' as const, button: 0 },
      { type: 'pointerUp' as const, button: 0 },
    ],
  },
];

/** Input actions that press and release the key of each character. */
export const typeActions = (text: string) => [
  {
    type: 'key' as const,
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]),
  },
];

/** A temporary home folder of a browser. @param browser its name; a part of the folder's name. */
export async function createProfile(browser: string) {
  const { path: folder, remove } = await makeTempFolder(browser);
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  return { folder, downloads, remove };
}
