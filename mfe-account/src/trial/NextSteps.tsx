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

/** A link from a trial page to a further page: the path of one of the portal, or the address of another. */
type NextStep = readonly [
  name: string,
  detail: string,
  icon: IconName,
  target: { readonly to: string } | { readonly href: string },
];

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
  const documentation = `${config.docsHost}${section.docsPath}`;
  const demoTarget = demo ? { href: demo.url } : { to: DEMOS_PATH };
  const steps: readonly (NextStep | false)[] = [
    ['View your license', 'License key and header files', 'license', { to: '/license_generator' }],
    ['Download product', 'Packages of the latest release', 'download', { to: downloadsPath(section) }],
    ['Explore documentation', 'Guides and programming reference', 'docs', { href: documentation }],
    offer.demoViewer === 'web' && [
      'Launch Demo Viewer',
      'In your browser, nothing to install',
      'play',
      demoTarget,
    ],
    training !== null && ['Online training', 'Videos from first steps on', 'training', { to: training }],
    ['Developer forum', 'Ask developers who use it', 'forum', { href: config.forumUrl }],
    ['Knowledge base', 'Short answers to single questions', 'learning', { href: knowledgeBase }],
  ];
  return steps.filter((step) => step !== false);
}

/** The links of the trial page to further pages. */
export function NextSteps(product: TrialProduct) {
  return (
    <ul className={styles.steps}>
      {nextSteps(product, getConfig()).map((step) => (
        <Step key={step[0]} step={step} />
      ))}
    </ul>
  );
}

function Step({ step: [name, detail, icon, target] }: { readonly step: NextStep }) {
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
