import { isContentError } from '@portal/api/content';
import { describeError } from '@portal/api/core';
import type { CatalogSection } from '@portal/catalog';
import { useRevalidator } from '@portal/router';
import { Button, FailureState } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import { NotForSearch } from './NotForSearch';

export interface LoadFailedProps {
  readonly section: Pick<CatalogSection, 'name'>;
  readonly subject: string;
  readonly error: unknown;
}

/** The reason in readable sentences; for a content error, what is wrong with the file. */
function failureReason(error: unknown): string {
  if (!isContentError(error)) return describeError(error);
  return [error.reason, error.detail].filter((part) => part !== '').join(' ');
}

/** The page's frame with the failure and a Retry button. MISS-3, A11Y-5. */
export function LoadFailed({ section, subject, error }: LoadFailedProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <NotForSearch />
      <PageHeader title={section.name} />
      <FailureState
        title={`${subject} could not be loaded.`}
        detail={failureReason(error)}
        action={
          <Button icon="retry" onClick={() => void revalidate()}>
            Retry
          </Button>
        }
      />
    </>
  );
}
