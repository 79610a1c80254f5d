import { downloadAccess, fixedKey, keyTarget } from '@portal/catalog';
import { createFileEntry, DownloadCard, FileViewContext, type PageFile } from '@portal/product-pages/parts';
import { CardList } from '@portal/sdk/ui';
import { use } from 'react';
import { licenseScope } from '../parts/language';
import { languagesOf } from './languages';
import type { AutocadOemData } from './load';

type Release = AutocadOemData['release'];
type Resource = Release['content']['resources'][number];

/** A resource as a file; `null` for a file name that is outside of the folder. PATH-6. */
export function resourceFile(
  release: Release,
  { file_name, button }: Resource,
  language: string | null,
): PageFile | null {
  const { product, version } = release;
  const key = fixedKey('autocad-oem-resources', file_name);
  if (key === null) return null;
  const kind = 'autocad-oem-resources';
  const scope = licenseScope(release, languagesOf(release), language);
  const target = keyTarget(key);
  return {
    name: file_name,
    entry: createFileEntry(file_name, { name: button }),
    context: { product, version, kind, scope, target: () => target },
    request: {
      alertKey: key,
      target,
      access: downloadAccess(kind, product, scope),
      facts: { code: product.code, version, os: '' },
    },
  };
}

interface ResourceListProps {
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
          {...(resource.button.trim() && { label: resource.button })}
          request={file?.request ?? null}
          entry={file?.entry ?? null}
        >
          <p>{resource.text}</p>
        </DownloadCard>
      ))}
    </CardList>
  );
}
