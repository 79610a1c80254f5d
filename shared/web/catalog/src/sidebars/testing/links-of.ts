import { type ExternalUrls, type ResolvedSidebarLink, sectionOf, sidebarFor } from '../..';

/** Addresses outside the portal. HPS has a roadmap of its own. */
export const urls: ExternalUrls = {
  docsHost: 'https://docs.example',
  manageHost: '/places/manage',
  supportUrl: '/places/support',
  forumUrl: '/places/forum',
  knowledgeBaseUrl: '/places/kb',
  learningUrl: '/places/learning',
  roadmapUrls: { hps: '/places/roadmap/hps', default: '/places/roadmap' },
};

/** The sidebar of the section that a path belongs to. @throws if there is none. */
export function linksOf(path: string, from = urls): ResolvedSidebarLink[] {
  const section = sectionOf(path);
  if (!section) throw new Error(`no section at ${path}`);
  return sidebarFor(section, from);
}
