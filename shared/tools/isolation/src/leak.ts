/** Something of a remote that reaches the rest of the page. */
export interface Leak {
  /** What `acceptedLeaks` of `remote.config.ts` calls it, such as `global Points`. */
  readonly name: string;
  /** File of the style sheet that it is in; `acceptedLeaks` accepts all leaks of a file by it. Default: not a style. */
  readonly file?: string;
  /** What leaks, where, and what to do about it: one line. */
  readonly sentence: string;
}

/** Reasons by the name of a leak or of a file; see `acceptedLeaks` of a remote's description. */
type AcceptedLeaks = Readonly<Record<string, string>>;

/** How many leaks are printed at most. */
const MAX_PRINTED = 20;

/** The leaks that nobody accepted, each once. ISOLATION-5. */
export function refusedLeaks(leaks: readonly Leak[], accepted: AcceptedLeaks = {}): Leak[] {
  const isAccepted = (name: string | undefined) => name !== undefined && Object.hasOwn(accepted, name);
  const refused = leaks.filter(({ name, file }) => !isAccepted(name) && !isAccepted(file));
  return [...new Map(refused.map((leak) => [leak.sentence, leak])).values()];
}

/** The leaks that nobody accepted, one line each, and how they are accepted. Empty if there are none. ISOLATION-5. */
export function describeLeaks(leaks: readonly Leak[], accepted?: AcceptedLeaks): string[] {
  const refused = refusedLeaks(leaks, accepted);
  if (refused.length === 0) return [];
  const printed = refused.slice(0, MAX_PRINTED);
  const more = refused.length - printed.length;
  const entries = new Set(printed.map(({ name }) => `${JSON.stringify(name)}: 'why'`));
  return [
    ...printed.map(({ sentence }) => sentence),
    ...(more > 0 ? [`… and ${more} more`] : []),
    `What has to stay is accepted in remote.config.ts: acceptedLeaks: { ${[...entries].join(', ')} }`,
  ];
}
