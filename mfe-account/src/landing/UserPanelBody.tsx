import { type ReleaseEntry, TRIAL_DAYS } from '@portal/catalog';
import type { QueryRun } from '@portal/sdk/query';
import { type ReactNode, useEffect, useState } from 'react';
import { PlatformCards } from '../PlatformCards';
import { useNewDay } from '../use-new-day';
import { CustomerTables } from './CustomerTables';
import { EndedEvaluations } from './EndedEvaluations';
import styles from './landing.module.css';
import type { UserPanel } from './panel';
import { findReleases, type Releases, rememberReleases } from './releases';
import { NewReleases, PendingDownload } from './SinceLastVisit';

/** Suggests platform trials to a signed-in user without products; ended evaluations come first. LAND-4, LAND-11. */
function NewUserPrompt({ ended }: Extract<UserPanel, { kind: 'new' }>) {
  return (
    <div className={styles.prompt}>
      {ended.length > 0 && <EndedEvaluations evaluations={ended} />}
      <h2>Start a {TRIAL_DAYS}-day trial</h2>
      <p className={styles.muted}>
        {ended.length === 0 && 'You have no products and no evaluations yet. '}A platform trial covers all of
        its toolkits.
      </p>
      <PlatformCards brief />
    </div>
  );
}

export { panelOf } from './panel';
export { loadReleases } from './releases';

export type UserPanelProps = UserPanel & {
  /** The list of releases. */
  readonly entries: QueryRun<readonly ReleaseEntry[]>;
  /** The line that says what ends soon. LAND-20. */
  readonly endsSoon: ReactNode;
  /** Loads the panel again. */
  readonly onNewDay: () => void;
};

type CustomerProps = Extract<UserPanelProps, { kind: 'customer' }>;

const NO_RELEASES: Releases = new Map();

/**
 * The newest releases of a customer's products, as they were new when they came: they are remembered at once. A late
 * list only fills the tables, whose rows have room for it, because nothing may move.
 */
function useNewestReleases(
  { licensed, evaluations }: Pick<CustomerProps, 'licensed' | 'evaluations'>,
  { state, promise }: UserPanelProps['entries'],
) {
  const find = (entries: readonly ReleaseEntry[]) =>
    findReleases(
      [...licensed, ...evaluations].map(({ downloadPath }) => downloadPath),
      entries,
    );
  const [isInTime] = useState(state.status === 'success');
  const [found, setFound] = useState(() => (state.status === 'success' ? find(state.data) : NO_RELEASES));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    let isShown = true;
    if (!isInTime) void promise.then((entries) => isShown && setFound(find(entries)));
    return () => {
      isShown = false;
    };
  }, [promise]);
  useEffect(() => rememberReleases(found), [found]);
  return { found, isInTime };
}

/** A returning customer reads first what is new, what ends and what waits, then all products. LAND-21. */
function CustomerPanel({ entries, endsSoon, ...customer }: CustomerProps) {
  const releases = useNewestReleases(customer, entries);
  return (
    <>
      <div className={styles.first}>
        {releases.isInTime && <NewReleases releases={releases.found} />}
        {endsSoon}
        <PendingDownload />
      </div>
      <div>
        <CustomerTables {...customer} releases={releases.found} />
      </div>
    </>
  );
}

/** The panel of a signed-in user. LAND-2. */
export function UserPanelBody(panel: UserPanelProps) {
  // An evaluation may have ended meanwhile. LAND-5.
  useNewDay(panel.onNewDay);
  if (panel.kind === 'customer') return <CustomerPanel {...panel} />;
  return (
    <>
      <PendingDownload />
      <NewUserPrompt {...panel} />
      {panel.endsSoon}
    </>
  );
}
