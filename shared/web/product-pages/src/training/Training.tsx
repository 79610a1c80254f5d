import type { TrainingContent } from '@portal/api/content';
import { homePath, type Product } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { DownloadAlert, DownloadButton } from '@portal/download-button';
import { useSearchParams } from '@portal/router';
import { EmptyState, Stack } from '@portal/ui';
import { Breadcrumbs, PageHeader } from '@portal/ui/pages';
import { Player } from './Player';
import { SelectionNotice } from './SelectionNotice';
import { type Selection, selectVideo } from './selection';
import { supplementRequest } from './supplement';
import styles from './training.module.css';
import { useHistory } from './use-history';
import { VideoGroups } from './VideoGroups';

export interface TrainingProps {
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
export function Training({ product, title, groups }: TrainingProps) {
  const [parameters] = useSearchParams();
  const history = useHistory(product.code);
  const { watched, last } = history.history;
  const selection = selectVideo(groups, parameters, last);
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
