import type { OverridesReading } from '@portal/shell/overrides';
import { Alert, Button } from '@portal/ui';
import { page } from '../frame/page';
import styles from './panel.lazy.module.css';
import type { StoredOverrides } from './use-stored-overrides';

interface NoticesProps {
  /** The overrides that were active when the page loaded. */
  readonly overrides: OverridesReading;
  readonly stored: StoredOverrides;
}

/** Whether the stored overrides differ from the active ones. */
function hasChanged(overrides: OverridesReading, stored: ReadonlyMap<string, string>): boolean {
  const active = new Map(
    overrides.kind === 'readable' ? overrides.overrides.map(({ remote, url }) => [remote, url]) : [],
  );
  return [...active.keys(), ...stored.keys()].some((name) => active.get(name) !== stored.get(name));
}

/** Notices about stored overrides that cannot be read, and changes that apply from the next page load. */
export function Notices({ overrides, stored }: NoticesProps) {
  const reset = () => {
    stored.resetAll();
    page.reload();
  };
  return (
    <>
      {overrides.kind === 'malformed' && (
        <Alert kind="warning" role="note" title="The overrides in this browser’s storage cannot be read">
          <p>They count as none: {overrides.reason}.</p>
          <div className={styles.actions}>
            <Button size="small" onClick={reset}>
              Reset them
            </Button>
          </div>
        </Alert>
      )}
      {hasChanged(overrides, stored.addresses) && (
        <Alert kind="info" className={styles.changed} title="Changes count from the next page load on">
          <div className={styles.actions}>
            <Button size="small" kind="primary" onClick={page.reload}>
              Load the page again
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
}
