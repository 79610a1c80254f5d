import { TRIAL_DAYS } from '@portal/catalog';
import { PlatformCards } from '../platforms/PlatformCards';
import styles from './landing.module.css';

/** Suggests platform trials to a signed-in user without products. LAND-4. */
export function NewUserPrompt() {
  return (
    <div className={styles.prompt}>
      <h2>Start a {TRIAL_DAYS}-day trial</h2>
      <p className={styles.muted}>
        You have no products and no evaluations yet. A platform trial covers all of its toolkits.
      </p>
      <PlatformCards brief />
    </div>
  );
}
