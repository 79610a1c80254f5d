import type { Product } from '@portal/catalog';
import { DownloadAlert, DownloadButton } from '@portal/download-button';
import { CardList, FileCard } from '@portal/ui/pages';
import { TextView } from '../TextView';
import type { Downloads } from '../types';
import styles from './blocks.module.css';
import { documentDownload } from './document-download';

interface DownloadsViewProps extends Downloads {
  readonly product: Product;
}

/** Slides, samples and guides, each with its own button and alert. */
export function DownloadsView({ items, product }: DownloadsViewProps) {
  return (
    <CardList>
      {items.map((item) => {
        const request = documentDownload(item, product);
        return (
          <FileCard
            key={item.filename}
            name={item.filename}
            alert={<DownloadAlert alertKey={request.alertKey} />}
            action={<DownloadButton request={request} kind="default" />}
          >
            <p className={styles.summary}>
              <TextView text={item.summary} />
            </p>
          </FileCard>
        );
      })}
    </CardList>
  );
}
