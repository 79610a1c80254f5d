import { compareVersions, latestPath, screenPath } from '@portal/catalog';
import { AppLink, Tag } from '@portal/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { CompareButton } from './CompareButton';
import { FeedLink } from './FeedLink';
import { PlatformTrialNews } from './PlatformTrialNews';
import type { ReleaseNewsProps } from './release-news-props';
import { newSinceLastVisit, rememberVersion } from './seen-versions';
import { useLatestVersion } from './use-latest-version';
import { useNotesFocus } from './use-notes-focus';

/** What is new about a release: a newer one, whether it is new here, the comparison, the feed, and a trial. NEWS-1 to NEWS-4. */
export function ReleaseNews({ product, version }: ReleaseNewsProps) {
  useNotesFocus();
  const latest = useLatestVersion(product);
  const [isNew, setIsNew] = useState(false);
  useLayoutEffect(() => setIsNew(newSinceLastVisit(product.code)(version)), [product, version]);
  useEffect(() => {
    if (latest !== null) rememberVersion(product.code, latest.version);
  }, [product, latest]);

  const newestPage = latestPath(product);
  const isOlder = latest !== null && compareVersions(version, latest.version) < 0;
  return (
    <>
      {isNew && <Tag kind="primary">New since your last visit</Tag>}
      {isOlder && newestPage !== null && (
        <span>
          {latest.display} is newer. <AppLink to={newestPage}>Newer version</AppLink>
        </span>
      )}
      <PlatformTrialNews product={product} />
      {screenPath(product, 'older-versions') !== null && (
        <CompareButton product={product} version={version} latest={latest?.version ?? null} />
      )}
      <FeedLink product={product} />
    </>
  );
}
