/** How a part of a mark is painted: ink outline, ink tint, or the accent in three strengths. */
export type Tone = 'line' | 'tint' | 'accent' | 'glow' | 'accentLine';
export type Mark = readonly (readonly [tone: Tone, path: string])[];

const marks = {
  portal: [
    ['tint', 'M6 14 24 24V44L6 34zM42 14 24 24V44L42 34z'],
    ['accent', 'M24 4 42 14 24 24 6 14z'],
    ['line', 'M24 4 42 14V34L24 44 6 34V14zM6 14 24 24 42 14M24 24V44'],
  ],
} as const satisfies Record<string, Mark>;

export const markOf = (_name: string): Mark => marks.portal;
