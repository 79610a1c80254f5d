import { Card } from '@portal/ui';
import { Suspense, useState, useTransition } from 'react';
import { HelpCard } from './HelpCard';
import styles from './landing.module.css';
import { lookUpPanel, takeLookUp } from './lookup';
import { PanelBody } from './PanelBody';
import { PanelSkeleton } from './PanelSkeleton';

/** The landing page's right panel. Spec P§2. */
export default function LandingPanel() {
  const [lookUp, setLookUp] = useState(takeLookUp);
  const [retrying, startRetrying] = useTransition();
  const retry = () => startRetrying(() => setLookUp(lookUpPanel()));
  return (
    <div className={styles.aside}>
      <Card role="region" aria-label="Your products and evaluations" className={styles.panel}>
        <Suspense fallback={<PanelSkeleton />}>
          <PanelBody lookUp={lookUp} onRetry={retry} retrying={retrying} />
        </Suspense>
      </Card>
      <HelpCard />
    </div>
  );
}
