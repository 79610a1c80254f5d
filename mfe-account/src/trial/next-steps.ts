import {
  type CatalogSection,
  canonicalPath,
  knowledgeBaseLink,
  latestPath,
  screenPath,
  type TrialOffer,
} from '@portal/catalog';
import type { PortalConfig } from '@portal/config';
import type { IconName } from '@portal/ui';

/** A link from a trial page to a further page. */
export interface NextStep {
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

/** The next steps of a trial page, in order. TRI-1. */
export function nextSteps(section: CatalogSection, offer: TrialOffer, config: PortalConfig): NextStep[] {
  const downloads = latestPath(section) ?? canonicalPath(`${section.section}/downloads/latest`);
  const training = screenPath(section, 'training');
  return [
    internalStep('View your license', 'License key and header files', 'license', '/license_generator'),
    internalStep('Download product', 'Packages of the latest release', 'download', downloads),
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
