import { DownloadCard } from '@portal/product-pages/parts';
import { CardList } from '@portal/ui/pages';
import type { AutocadOemData } from './load';
import { resourceRequest } from './resources';

export interface ResourceListProps {
  readonly release: AutocadOemData['release'];
  readonly language: string | null;
}

/** The resources of a release; each button is labeled with its `button` text. OEM-7. */
export function ResourceList({ release, language }: ResourceListProps) {
  return (
    <CardList>
      {release.content.resources.map((resource) => (
        <DownloadCard
          key={resource.file_name}
          name={resource.file_name}
          label={resource.button}
          request={resourceRequest(release, resource, language)}
        >
          <p>{resource.text}</p>
        </DownloadCard>
      ))}
    </CardList>
  );
}
