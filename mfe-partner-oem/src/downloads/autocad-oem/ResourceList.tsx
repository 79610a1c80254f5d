import { DownloadCard, FileViewContext } from '@portal/product-pages/parts';
import { CardList } from '@portal/ui/pages';
import { use } from 'react';
import type { AutocadOemData } from './load';
import { resourceFile } from './resources';

export interface ResourceListProps {
  readonly release: AutocadOemData['release'];
  readonly language: string | null;
}

/** The resources of a release; each button is labeled with its `button` text. OEM-7. */
export function ResourceList({ release, language }: ResourceListProps) {
  const { select } = use(FileViewContext);
  const resources = release.content.resources
    .map((resource) => ({ resource, file: resourceFile(release, resource, language) }))
    .filter(({ file }) => file === null || select([file.entry], file.context).length > 0);
  return (
    <CardList>
      {resources.map(({ resource, file }) => (
        <DownloadCard
          key={resource.file_name}
          name={resource.file_name}
          label={resource.button}
          request={file?.request ?? null}
          entry={file?.entry ?? null}
        >
          <p>{resource.text}</p>
        </DownloadCard>
      ))}
    </CardList>
  );
}
