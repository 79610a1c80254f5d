import type { InventorOemContent } from '@portal/api/content';
import type { Release, ReleaseData } from '@portal/product-pages';
import { DownloadPageFrame } from '@portal/product-pages/parts';
import { useLoaderData } from '@portal/router';
import { inventorOemGroups } from '../downloads/inventor-oem/groups';
import { LanguageSupport } from '../downloads/inventor-oem/LanguageSupport';
import { DownloadsScreen } from '../downloads/parts/DownloadsScreen';
import { GroupsAccordion } from '../downloads/parts/GroupsAccordion';

/** The downloads of Inventor OEM. Spec Q§2. */
export function Component() {
  const { product, state } = useLoaderData() as ReleaseData<InventorOemContent>;
  return (
    <DownloadsScreen product={product} state={state}>
      {(release) => <Downloads release={release} />}
    </DownloadsScreen>
  );
}

function Downloads({ release }: { readonly release: Release<InventorOemContent> }) {
  const { product, version, content } = release;
  const { sdk, licensePatch } = inventorOemGroups(release);
  const languages = {
    id: 'languages',
    title: 'Language Support Files',
    content: () => <LanguageSupport release={release} />,
  };
  return (
    <DownloadPageFrame product={product} head={content} version={version}>
      <GroupsAccordion parts={[sdk, languages, licensePatch]} />
    </DownloadPageFrame>
  );
}
