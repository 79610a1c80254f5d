import { countOf, EXPIRES_SOON_DAYS, partOf } from '@portal/catalog';
import { Button } from '@portal/sdk/ui';
import { useRef } from 'react';
import type { LicenseView } from './license-view';
import type { License } from './licenses';
import styles from './licenses.module.css';

interface LicenseCountsProps {
  readonly licenses: readonly License[];
  /** The number of licenses that match the filters and the search. */
  readonly found: number;
  readonly expiring: LicenseView['expiring'];
  readonly onExpiring: (expiring: LicenseView['expiring']) => void;
  /** Removes the search and all filters. */
  readonly onShowAll: () => void;
}

const CHIPS = [
  { kind: 'soon', text: 'expiring soon', period: EXPIRES_SOON_DAYS },
  { kind: 'expired', text: 'expired', period: 'expired' },
] as const;

/** How many licenses are listed, and a chip for those that end within 30 days or have ended, which lists them. */
export function LicenseCounts({ licenses, found, expiring, onExpiring, onShowAll }: LicenseCountsProps) {
  const chips = CHIPS.map((chip) => ({
    ...chip,
    count: licenses.filter(({ expiration }) => expiration.kind === chip.kind).length,
    pressed: expiring === chip.period,
  })).filter(({ count }) => count > 0);
  const counts = useRef<HTMLDivElement>(null);
  /** The button goes with its click: the focus stays beside the number. A11Y-8. */
  const showAll = () => {
    counts.current?.focus({ preventScroll: true });
    onShowAll();
  };
  return (
    <div ref={counts} tabIndex={-1} className={styles.counts}>
      <span role="status">
        {found === licenses.length ? countOf(found, 'license') : partOf(found, licenses.length, 'license')}
      </span>
      {chips.map(({ kind, text, count, pressed, period }) => (
        <button
          key={kind}
          type="button"
          className={styles.chip}
          data-kind={kind}
          aria-pressed={pressed}
          onClick={() => onExpiring(pressed ? null : period)}
        >
          {countOf(count, text, text)}
        </button>
      ))}
      {found < licenses.length && (
        <Button kind="link" size="small" onClick={showAll}>
          Show all
        </Button>
      )}
    </div>
  );
}
