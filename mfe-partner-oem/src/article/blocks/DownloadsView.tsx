import type { Product } from '@portal/catalog';
import { DownloadCard } from '@portal/product-pages/parts';
import { CardList } from '@portal/ui/pages';
import { TextView } from '../TextView';
import type { Downloads } from '../types';
import styles from './blocks.module.css';
import { documentDownload } from './document-download';

interface DownloadsViewProps extends Downloads {
  readonly product: Product;
}

/** Download cards for slides, samples and guides. */
export function DownloadsView({ items, product }: DownloadsViewProps) {
  return (
    <CardList>
      {items.map((item) => (
        <DownloadCard key={item.filename} name={item.filename} request={documentDownload(item, product)}>
          <p className={styles.summary}>
            <TextView text={item.summary} />
          </p>
        </DownloadCard>
      ))}
    </CardList>
  );
}
