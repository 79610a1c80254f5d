/** What a check found out. */
export interface Finding {
  /**
   * `ok`, `warning`: the release can be published. `blocked`: it would be refused. `unchecked`: something that the check
   * needs is blocked.
   */
  readonly state: 'ok' | 'warning' | 'blocked' | 'unchecked';
  /** Sentences for people. */
  readonly message: string;
  /** Commands that mend it, in order. */
  readonly mend: readonly string[];
}

export const ok = (message: string): Finding => ({ state: 'ok', message, mend: [] });

export const warning = (message: string, ...mend: readonly string[]): Finding => ({
  state: 'warning',
  message,
  mend,
});

export const blocked = (message: string, ...mend: readonly string[]): Finding => ({
  state: 'blocked',
  message,
  mend,
});
