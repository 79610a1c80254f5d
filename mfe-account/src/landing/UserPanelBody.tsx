import { TRIAL_DAYS } from '@portal/catalog';
import { PlatformCards } from '../PlatformCards';
import { CustomerTables } from './CustomerTables';
import { EndedEvaluations } from './EndedEvaluations';
import styles from './landing.module.css';
import type { UserPanel } from './panel';

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

/** The panel of a signed-in user. LAND-2. */
export function UserPanelBody(panel: UserPanel) {
  return panel.kind === 'new' ? <NewUserPrompt {...panel} /> : <CustomerTables {...panel} />;
}
