import { getReleases, type TrainingContent } from '@portal/api/content';
import {
  downloadAccess,
  homePath,
  keyTarget,
  type Product,
  resolveVersion,
  trainingSupplementKey,
} from '@portal/catalog';
import { getConfig } from '@portal/config';
import { DownloadAlert, DownloadButton, type DownloadRequest } from '@portal/download-button';
import { Alert, AppLink, Breadcrumbs, EmptyState, PageHeader, Skeleton, Stack } from '@portal/ui';
import { useSearchParams } from '@portal/ui/router';
import { useMemo } from 'react';
import { Loading } from '../state/Loading';
import { PageData } from '../state/PageData';
import type { ProductData } from '../state/page-state';
import { useHistory } from './history';
import { Player } from './Player';
import { playableGroups, type Selection, selectVideo, videoSearch, wantedVideo } from './selection';
import styles from './training.module.css';
import { VideoGroups } from './VideoGroups';

/** The version for the tracking event: the product's latest, because a supplement has none. */
async function latestVersion(product: Product): Promise<string> {
  try {
    const found = resolveVersion(product, 'latest', await getReleases());
    return found.kind === 'resolved' ? found.version : '';
  } catch {
    return ''; // A failed look-up for the event must not fail the download.
  }
}

/** The download request for the supplementary material of a training; requires sign-in only. TRN-6, PATH-10. */
function supplementRequest(product: Product): DownloadRequest {
  const target = keyTarget(trainingSupplementKey(product));
  const facts = { code: product.code, version: '', os: '' };
  return {
    alertKey: trainingSupplementKey(product),
    target: {
      kind: 'resolve',
      resolve: async () => ({ target, facts: { ...facts, version: await latestVersion(product) } }),
    },
    access: downloadAccess('training-supplements', product),
    facts,
  };
}

interface SelectionNoticeProps {
  readonly groups: TrainingContent;
  readonly selection: Selection;
}

/** The notice repeats nothing else that a link may have in place of a video's id. */
const VIDEO_ID = /^\S{1,60}$/;

/** Says why another video is shown than one would expect: the wanted one is unknown, or it goes on. TRN-8, TRN-9. */
function SelectionNotice({ groups, selection }: SelectionNoticeProps) {
  const [parameters] = useSearchParams();
  if (selection.reason === 'unknown') {
    const id = wantedVideo(parameters);
    const what = VIDEO_ID.test(id) ? `video “${id}”` : 'such video';
    return (
      <Alert kind="info" title={`There is no ${what} in this training.`}>
        “{selection.video.name}” is shown instead.
      </Alert>
    );
  }
  const firstGroup = groups.findIndex(({ content }) => content.length > 0);
  const first = groups[firstGroup]?.content[0];
  const isFirst = selection.groupIndex === firstGroup && selection.index === 0;
  if (selection.reason !== 'history' || first === undefined || isFirst) return null;
  return (
    <Alert kind="info">
      This is where you stopped last time.{' '}
      <AppLink to={videoSearch(firstGroup, first, parameters)}>Start with the first video</AppLink>
    </Alert>
  );
}

interface TrainingProps {
  readonly product: Product;
  readonly title: string;
  readonly groups: TrainingContent;
}

/** Documentation Home, product, Online Training, current title. TRN-1. */
const crumbs = (product: Product, selection: Selection | null) => [
  { label: 'Documentation Home', href: getConfig().docsHost },
  { label: product.name, to: homePath(product) ?? '/start' },
  { label: 'Online Training', to: `${product.section}/training` },
  ...(selection === null ? [] : [{ label: selection.video.name }]),
];

/** The player beside the groups of videos, and the supplementary material. TRN-2, TRN-3, TRN-6. */
function Training({ product, title, groups: content }: TrainingProps) {
  const [parameters] = useSearchParams();
  const groups = useMemo(() => playableGroups(content), [content]);
  const history = useHistory(product.code);
  const { watched } = history.history;
  const selection = selectVideo(groups, parameters, history.lastBefore);
  const supplement = supplementRequest(product);
  return (
    <>
      <PageHeader
        above={<Breadcrumbs items={crumbs(product, selection)} />}
        title={title}
        actions={
          <DownloadButton request={supplement} label="Download supplemental materials" kind="default" />
        }
      />
      <Stack gap={5}>
        <DownloadAlert alertKey={supplement.alertKey} />
        {selection === null ? (
          <EmptyState title="There are no training videos yet." />
        ) : (
          <>
            <SelectionNotice groups={groups} selection={selection} />
            <div className={styles.layout}>
              <Player selection={selection} history={history} />
              <VideoGroups groups={groups} selection={selection} watched={watched} />
            </div>
          </>
        )}
      </Stack>
    </>
  );
}

/** Online training of a product. TRN-1 to TRN-5. */
export function Screen({ product, state }: ProductData<TrainingContent>) {
  const title = `${product.name} Online Training`;
  return (
    <PageData
      state={state}
      title={title}
      section={product}
      subject={`The training of ${product.name}`}
      skeleton={
        <Loading title={title}>
          <Skeleton shape="card" height={420} />
        </Loading>
      }
    >
      {(groups) => <Training product={product} title={title} groups={groups} />}
    </PageData>
  );
}
