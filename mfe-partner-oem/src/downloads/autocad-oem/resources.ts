import { downloadAccess, fixedKey, keyTarget } from '@portal/catalog';
import type { DownloadRequest } from '@portal/download-button';
import { licenseScope } from '../parts/license-scope';
import type { AutocadOemData } from './load';

type Release = AutocadOemData['release'];
type Resource = Release['content']['resources'][number];

/** The download of a resource; `null` for a file name that is outside of the folder. PATH-6. */
export function resourceRequest(
  release: Release,
  { file_name }: Resource,
  language: string | null,
): DownloadRequest | null {
  const { product, version, content } = release;
  const key = fixedKey('autocad-oem-resources', file_name);
  if (key === null) return null;
  return {
    alertKey: key,
    target: keyTarget(key),
    access: downloadAccess(
      'autocad-oem-resources',
      product,
      licenseScope(release, content.prod.languages, language),
    ),
    facts: { code: product.code, version, os: '' },
  };
}
