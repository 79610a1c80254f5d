import { bySpecificity, patternTest } from '@portal/contract';
import { HOST } from '@portal/releases';

/** A remote, and the patterns of its addresses. */
export interface PageOwner {
  readonly name: string;
  readonly owns: readonly string[];
}

/** Gives the part that an address belongs to, as the shell's routes do: the host's are those that no remote owns. */
export function ownerOfPage(remotes: readonly PageOwner[]): (path: string) => string {
  const owned = remotes
    .flatMap(({ name, owns }) =>
      owns.map((pattern) => ({ pattern, name, test: new RegExp(patternTest(pattern), 'i') })),
    )
    .sort((first, second) => bySpecificity(first.pattern, second.pattern));
  return (path) => owned.find(({ test }) => test.test(path))?.name ?? HOST;
}
