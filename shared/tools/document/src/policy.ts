/** The directives of a content security policy in order, with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export const parsePolicy = (policy: string): Policy =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name === undefined || name === '' ? [] : [[name, sources] as const])),
  );

export const formatPolicy = (policy: Policy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** Adds sources to a directive. A missing directive starts with the sources of `default-src`. */
export function addSources(policy: Policy, directive: string, sources: readonly string[]): Policy {
  const before = policy.get(directive) ?? policy.get('default-src') ?? [];
  return new Map([...policy, [directive, [...new Set([...before, ...sources])]]]);
}
