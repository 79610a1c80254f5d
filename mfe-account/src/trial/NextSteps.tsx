import {
  type CatalogSection,
  canonicalPath,
  knowledgeBaseLink,
  latestPath,
  screenPath,
  type TrialOffer,
} from '@portal/catalog';
import { getConfig, type PortalConfig } from '@portal/sdk/config';
import { AppLink, ExternalLink, Icon, type IconName } from '@portal/sdk/ui';
import { useId } from 'react';
import styles from './next-steps.module.css';

/** A link from a trial page to a further page. */
interface NextStep {
  readonly name: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly href: string;
  readonly external: boolean;
}

/** The demo page, used if the configuration has no web demo. */
const DEMOS_PATH = '/hoops/demos';

const internalStep = (name: string, detail: string, icon: IconName, href: string): NextStep => ({
  name,
  detail,
  icon,
  href,
  external: false,
});

const externalStep = (name: string, detail: string, icon: IconName, href: string): NextStep => ({
  name,
  detail,
  icon,
  href,
  external: true,
});

function webDemoStep({ demos }: PortalConfig): NextStep {
  const [demo] = demos;
  const [name, detail, icon] = ['Launch Demo Viewer', 'In your browser, nothing to install', 'play'] as const;
  return demo ? externalStep(name, detail, icon, demo.url) : internalStep(name, detail, icon, DEMOS_PATH);
}

/** The page with the files of a trial's product. */
export const downloadsPath = (section: CatalogSection): string =>
  latestPath(section) ?? canonicalPath(`${section.section}/downloads/latest`);

/** The next steps of a trial page, in order. TRI-1. */
function nextSteps(section: CatalogSection, offer: TrialOffer, config: PortalConfig): NextStep[] {
  const training = screenPath(section, 'training');
  return [
    internalStep('View your license', 'License key and header files', 'license', '/license_generator'),
    internalStep('Download product', 'Packages of the latest release', 'download', downloadsPath(section)),
    externalStep(
      'Explore documentation',
      'Guides and programming reference',
      'docs',
      `${config.docsHost}${section.docsPath}`,
    ),
    ...(offer.demoViewer === 'web' ? [webDemoStep(config)] : []),
    ...(training
      ? [internalStep('Online training', 'Videos from first steps on', 'training', training)]
      : []),
    externalStep('Developer forum', 'Ask developers who use it', 'forum', config.forumUrl),
    externalStep(
      'Knowledge base',
      'Short answers to single questions',
      'learning',
      knowledgeBaseLink(config.knowledgeBaseUrl, offer.knowledgeBaseCategory),
    ),
  ];
}

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
