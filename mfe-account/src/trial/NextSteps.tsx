import {
  type CatalogSection,
  canonicalPath,
  knowledgeBaseLink,
  latestPath,
  screenPath,
} from '@portal/catalog';
import { getConfig, type PortalConfig } from '@portal/sdk/config';
import { AppLink, ExternalLink, Icon, type IconName } from '@portal/sdk/ui';
import { useId } from 'react';
import type { TrialProduct } from './loader';
import styles from './next-steps.module.css';

/** A link from a trial page to a further page. */
interface NextStep {
  readonly name: string;
  readonly detail: string;
  readonly icon: IconName;
  /** Path of a page of the portal, or the address of another page. */
  readonly target: { readonly to: string } | { readonly href: string };
}

/** The demo page, used if the configuration has no web demo. */
const DEMOS_PATH = '/hoops/demos';

/** The page with the files of a trial's product. */
export const downloadsPath = (section: CatalogSection): string =>
  latestPath(section) ?? canonicalPath(`${section.section}/downloads/latest`);

/** The next steps of a trial page, in order. TRI-1. */
function nextSteps({ section, offer }: TrialProduct, config: PortalConfig): NextStep[] {
  const [demo] = config.demos;
  const training = screenPath(section, 'training');
  const knowledgeBase = knowledgeBaseLink(config.knowledgeBaseUrl, offer.knowledgeBaseCategory);
  const step = (name: string, detail: string, icon: IconName, target: NextStep['target']): NextStep => ({
    name,
    detail,
    icon,
    target,
  });
  return [
    step('View your license', 'License key and header files', 'license', { to: '/license_generator' }),
    step('Download product', 'Packages of the latest release', 'download', { to: downloadsPath(section) }),
    step('Explore documentation', 'Guides and programming reference', 'docs', {
      href: `${config.docsHost}${section.docsPath}`,
    }),
    ...(offer.demoViewer === 'web'
      ? [
          step(
            'Launch Demo Viewer',
            'In your browser, nothing to install',
            'play',
            demo ? { href: demo.url } : { to: DEMOS_PATH },
          ),
        ]
      : []),
    ...(training
      ? [step('Online training', 'Videos from first steps on', 'training', { to: training })]
      : []),
    step('Developer forum', 'Ask developers who use it', 'forum', { href: config.forumUrl }),
    step('Knowledge base', 'Short answers to single questions', 'learning', { href: knowledgeBase }),
  ];
}

/** The links of the trial page to further pages. */
export function NextSteps(product: TrialProduct) {
  return (
    <ul className={styles.steps}>
      {nextSteps(product, getConfig()).map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </ul>
  );
}

function Step({ name, detail, icon, target }: NextStep) {
  const id = useId();
  const link = { className: styles.link, 'aria-details': id, children: name };
  return (
    <li className={styles.step}>
      <Icon name={icon} size={22} className={styles.icon} />
      <div>
        {'to' in target ? <AppLink {...target} {...link} /> : <ExternalLink {...target} {...link} />}
        <p id={id} className={styles.detail}>
          {detail}
        </p>
      </div>
    </li>
  );
}
