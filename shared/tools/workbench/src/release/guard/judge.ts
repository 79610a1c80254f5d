import type { GuardOptions } from '../request';

/** What the error service counted of a release. */
export interface SessionHealth {
  readonly sessions: number;
  /** Share of sessions without a crash, from 0 to 1; `null` without sessions. */
  readonly crashFree: number | null;
}

/** What the guard makes of a look at the figures. */
export type Judgement =
  | { readonly kind: 'wait'; readonly text: string }
  | { readonly kind: 'fine'; readonly text: string }
  | { readonly kind: 'worse'; readonly text: string };

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

const told = ({ sessions, crashFree }: SessionHealth): string =>
  crashFree === null ? 'no sessions' : `${percent(crashFree)} of ${sessions} sessions crash-free`;

/** Compares the canary with the default release. CANARY-3. */
export function judge(
  canary: SessionHealth,
  defaultRelease: SessionHealth,
  { margin, minSessions }: Pick<GuardOptions, 'margin' | 'minSessions'>,
): Judgement {
  const text = `canary ${told(canary)}, default ${told(defaultRelease)}`;
  const enough = Math.min(canary.sessions, defaultRelease.sessions) >= minSessions;
  if (!enough || canary.crashFree === null || defaultRelease.crashFree === null)
    return { kind: 'wait', text: `${text}; ${minSessions} sessions of each are needed` };
  const isWorse = (defaultRelease.crashFree - canary.crashFree) * 100 > margin;
  return isWorse
    ? { kind: 'worse', text: `${text}: more than ${margin} points worse` }
    : { kind: 'fine', text };
}
