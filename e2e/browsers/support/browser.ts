/** Width and height of a page's viewport, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place in the viewport, in CSS pixels from its upper left corner. */
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

/** The one tab of a visit, with cookies and storage of its own. */
export interface Tab {
  /** Opens an address and resolves when the document has loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page; its value must be a text. */
  evaluate(expression: string): Promise<string>;
  /** Moves the pointer to a point of the viewport and presses its first button. */
  clickAt(point: Point): Promise<void>;
  /** Presses keys one after the other. Named keys are those of `keys`. */
  press(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** A PNG of what the viewport shows. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs, with a profile of its own. */
export interface Browser {
  /** The folder that downloads go to. */
  readonly downloads: string;
  /** Opens a tab that knows nothing of the visits before. */
  visit(options?: VisitOptions): Promise<Tab>;
  /** Ends the browser and removes its profile. */
  stop(): Promise<void>;
}

/** Keys without a character, by their code points in WebDriver. */
export const keys = { enter: '\uE007', down: '\uE015', escape: '\uE00C', tab: '\uE004' } as const;

/** The moves of a pointer that presses at a point, as WebDriver writes them in both of its protocols. */
export const pressingAt = ({ x, y }: Point) => [
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

/** Each character of a text, pressed and released. */
export const typing = (text: string) => [
  {
    type: 'key' as const,
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]),
  },
];
