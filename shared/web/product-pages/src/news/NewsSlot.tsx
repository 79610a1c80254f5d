import { routeVersion } from '@portal/catalog';
import { cx } from '@portal/ui';
import { useLocation, useParams } from '@portal/ui/router';
import type { ShownRelease } from '../release/release';
import { idlePart } from '../state/idle-part';
import styles from './news-slot.module.css';

const News = idlePart<ShownRelease>(() =>
  import(/* webpackChunkName: "card-tools" */ './ReleaseNews').then(({ ReleaseNews }) => ReleaseNews),
);

/**
 * The space of what is new about a release; its code loads once the page is shown. The page is complete without it.
 * NEWS-1, NEWS-2, NEWS-3.
 */
export function NewsSlot(props: ShownRelease) {
  const { pathname } = useLocation();
  const { version } = useParams();
  // Long-term support has a page of its own, beside the versions.
  if (!pathname.startsWith(`${props.product.section}/downloads`)) return null;
  return (
    <div className={cx(styles.slot, routeVersion(version) !== 'latest' && styles.older)}>
      <News {...props} />
    </div>
  );
}
