// Here because nobody prints before a page is live, and this module comes then.
import '../frame/print.lazy.module.css';
import type { PortalRouter } from '@portal/shell';
import { HEAD_TAGS, type HeadFacts, headTags, pageFacts } from './page-facts';

/** Replaces the elements of the page before. One that is the same stays. */
function replaceTags(facts: HeadFacts): void {
  const before = [...document.head.querySelectorAll(HEAD_TAGS)];
  const wanted = headTags(facts).map(({ element, attributes }) => {
    const created = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
    return created;
  });
  for (const element of before) if (!wanted.some((other) => other.isEqualNode(element))) element.remove();
  for (const element of wanted)
    if (!before.some((other) => other.isEqualNode(element))) document.head.append(element);
  // Only pages that are rendered ahead have structured data; that of another page would be wrong here.
  const data = document.head.querySelector('script[type="application/ld+json"]');
  if (data?.textContent?.includes(`"url":${JSON.stringify(facts.url)}`) === false) data.remove();
}

/**
 * Keeps description, canonical address, Open Graph and feed those of the page that the router shows. The title is set
 * by the page itself, once it is known. PAGES-4.
 * @returns a function that stops it.
 */
export function keepHead(router: PortalRouter): () => void {
  const update = () => {
    const { matches, location, navigation, initialized } = router.state;
    if (!initialized || navigation.state !== 'idle') return;
    const { origin } = window.location;
    const { pathname } = location;
    const { facts } = pageFacts({ matches, pathname, origin, title: document.title });
    replaceTags(facts);
  };
  const unsubscribe = router.subscribe(update);
  const observer = new MutationObserver(update);
  const title = document.head.querySelector('title');
  if (title !== null) observer.observe(title, { childList: true, characterData: true, subtree: true });
  update();
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}
