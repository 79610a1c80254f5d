import { downloadAccess, fixedKey, keyTarget } from '@portal/catalog';
import type { PageFile } from '@portal/product-pages/parts';
import { createFileEntry } from '../parts/create-file-entry';
import { licenseScope } from '../parts/license-scope';
import type { AutocadOemData } from './load';

type Release = AutocadOemData['release'];
type Resource = Release['content']['resources'][number];

/** A resource as a file; `null` for a file name that is outside of the folder. PATH-6. */
export function resourceFile(
  release: Release,
  { file_name, button }: Resource,
  language: string | null,
): PageFile | null {
  const { product, version, content } = release;
  const key = fixedKey('autocad-oem-resources', file_name);
  if (key === null) return null;
  const kind = 'autocad-oem-resources';
  const scope = licenseScope(release, content.prod.languages, language);
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
