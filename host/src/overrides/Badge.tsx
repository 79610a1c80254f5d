import { countOf } from '@portal/catalog';
import { AppLink, Icon } from '@portal/ui';
import styles from './badge.lazy.module.css';
import { useOverrides } from './use-overrides';
import type { OverridesPanel } from './use-panel';

/** Shown on every page while overrides are active or cannot be read. */
export default function Badge({ inspector, open, toggleHref }: OverridesPanel) {
  const { overrides, problem } = useOverrides(inspector);
  const names = [...overrides.keys()];
  if (problem === null && names.length === 0) return null;
  return (
    <aside aria-label="Overrides" className={styles.place}>
      <AppLink to={open ? '' : toggleHref} className={styles.badge ?? ''} preventScrollReset>
        <Icon name="warning" size={16} />
        {problem !== null
          ? 'Overrides cannot be read'
          : names.length === 1
            ? `Override: ${names[0]}`
            : countOf(names.length, 'override')}
      </AppLink>
    </aside>
  );
}
