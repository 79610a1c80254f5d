import { type MarkedVisitor, readVisitor, watchVisitor } from '@portal/ui/visitor';
import { useContext, useSyncExternalStore } from 'react';
import { FilesScopeContext } from '../page-files';

const snapshot = () => Object.values(readVisitor()).join('\n');
const atFirst = () => '';

/** What the document's root states of the visitor. Nothing where pages are rendered ahead, and in the first render. */
export function useVisitor(): MarkedVisitor {
  const [system = '', arch = '', language = ''] = useSyncExternalStore(watchVisitor, snapshot, atFirst).split(
    '\n',
  );
  return { system, arch, language };
}

/** The system that the page recommends a file for; empty if it recommends none. */
export function useRecommendedSystem(): string {
  const { isRecommending } = useContext(FilesScopeContext);
  const { system } = useVisitor();
  return isRecommending ? system : '';
}
