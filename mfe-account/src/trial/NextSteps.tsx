import type { CatalogSection, TrialOffer } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { AppLink, ExternalLink, Icon } from '@portal/ui';
import { useId } from 'react';
import { type NextStep, nextSteps } from './next-steps';
import styles from './next-steps.module.css';

interface NextStepsProps {
  readonly section: CatalogSection;
  readonly offer: TrialOffer;
}

/** The links of the trial page to further pages. */
export function NextSteps({ section, offer }: NextStepsProps) {
  return (
    <ul className={styles.steps}>
      {nextSteps(section, offer, getConfig()).map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </ul>
  );
}

function Step({ name, detail, icon, href, external }: NextStep) {
  const id = useId();
  const link = { className: styles.link, 'aria-details': id, children: name };
  return (
    <li className={styles.step}>
      <Icon name={icon} size={22} className={styles.icon} />
      <div>
        {external ? <ExternalLink href={href} {...link} /> : <AppLink to={href} {...link} />}
        <p id={id} className={styles.detail}>
          {detail}
        </p>
      </div>
    </li>
  );
}
