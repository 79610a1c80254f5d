import { type MarkedVisitor, readVisitor, watchVisitor } from '@portal/ui/visitor';
import { useSyncExternalStore } from 'react';

const snapshot = () => Object.values(readVisitor()).join('\n');
const atFirst = () => '';

/** What the document's root states of the visitor. Nothing where pages are rendered ahead, and in the first render. */
export function useVisitor(): MarkedVisitor {
  const [system = '', arch = '', language = ''] = useSyncExternalStore(watchVisitor, snapshot, atFirst).split(
    '\n',
  );
  return { system, arch, language };
}
