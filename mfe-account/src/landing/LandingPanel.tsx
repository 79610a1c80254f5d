import { Card, cx } from '@portal/ui';
import { LateEndsSoon } from '../ends-soon/LateEndsSoon';
import { HelpCard } from './HelpCard';
import styles from './landing.module.css';
import { PanelBody } from './PanelBody';
import { usePanel } from './use-panel';

/** The right panel of the landing page. START-3. */
export default function LandingPanel() {
  const { panel, retry } = usePanel();
  return (
    <div className={styles.aside}>
      <Card
        role="region"
        aria-label="Your products and evaluations"
        className={cx(styles.panel, panel.kind === 'user' && styles.fitted)}
      >
        <PanelBody panel={panel} onRetry={retry} />
        {panel.kind === 'user' && (
          <LateEndsSoon evaluations={panel.panel.kind === 'customer' ? panel.panel.evaluations : undefined} />
        )}
      </Card>
      <HelpCard />
    </div>
  );
}
