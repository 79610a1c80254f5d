import { screenPath } from '@portal/catalog';
import { useLocation } from '@portal/ui/router';
import type { ShownRelease } from '../release/release';
import { idlePart } from '../state/idle-part';
import styles from './news-slot.module.css';

const News = idlePart<ShownRelease>(() => import(/* webpackChunkName: "card-tools" */ './ReleaseNews'));

const Compare = idlePart<ShownRelease>(() => import(/* webpackChunkName: "card-tools" */ './CompareButton'));

/** Whether the address is that of a version. Long-term support has a page of its own, beside the versions. */
export function useIsVersionPage({ section }: ShownRelease['product']): boolean {
  return useLocation().pathname.startsWith(`${section}/downloads`);
}

/**
 * The space of what is new about a release; its code loads once the page is shown. The page is complete without it.
 * NEWS-1, NEWS-2.
 */
export function NewsSlot(props: ShownRelease) {
  if (!useIsVersionPage(props.product)) return null;
  return (
    <div className={styles.slot}>
      <News {...props} />
    </div>
  );
}

/** The space of the button that compares two versions, in its size. NEWS-3. */
export const CompareSlot = (props: ShownRelease) =>
  screenPath(props.product, 'older-versions') !== null && (
    <span className={styles.compare}>
      <Compare {...props} />
    </span>
  );
