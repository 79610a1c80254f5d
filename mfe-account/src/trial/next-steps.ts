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

/** A place to go from a trial page. */
export interface NextStep {
  readonly name: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly href: string;
  readonly external: boolean;
}

/** The demo page, for a portal whose configuration names no web demo. */
const DEMOS_PATH = '/hoops/demos';

const inside = (name: string, detail: string, icon: IconName, href: string): NextStep => ({
  name,
  detail,
  icon,
  href,
  external: false,
});

const outside = (name: string, detail: string, icon: IconName, href: string): NextStep => ({
  name,
  detail,
  icon,
  href,
  external: true,
});

function webViewer({ demos }: PortalConfig): NextStep {
  const [demo] = demos;
  const [name, detail, icon] = ['Launch Demo Viewer', 'In your browser, nothing to install', 'play'] as const;
  return demo ? outside(name, detail, icon, demo.url) : inside(name, detail, icon, DEMOS_PATH);
}

/** Where a trial page leads, in order. TRI-1. */
export function nextSteps(section: CatalogSection, offer: TrialOffer, config: PortalConfig): NextStep[] {
  const downloads = latestPath(section) ?? canonicalPath(`${section.section}/downloads/latest`);
  const training = screenPath(section, 'training');
  return [
    inside('View your license', 'License key and header files', 'license', '/license_generator'),
    inside('Download product', 'Packages of the latest release', 'download', downloads),
    outside(
      'Explore documentation',
      'Guides and programming reference',
      'docs',
      `${config.docsHost.replace(/\/$/, '')}${section.docsPath}`,
    ),
    ...(offer.demoViewer === 'web' ? [webViewer(config)] : []),
    ...(training ? [inside('Online training', 'Videos from first steps on', 'training', training)] : []),
    outside('Developer forum', 'Ask developers who use it', 'forum', config.forumUrl),
    outside(
      'Knowledge base',
      'Short answers to single questions',
      'learning',
      knowledgeBaseLink(config.knowledgeBaseUrl, offer.knowledgeBaseCategory),
    ),
  ];
}
