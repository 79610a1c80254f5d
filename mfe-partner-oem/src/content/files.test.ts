import { productByCode } from '@portal/catalog';
import { freshPage, signInAs } from '@portal/remote-tools/testing';
import { getFileDownloadLink } from '@portal/sdk/api/downloads';
import type { Article } from '../article/article';
import { documentDownloads } from '../article/BlockList';
import { PARASOLID_37_0 } from '../downloads/parasolid/screen';
import { archiveRequest, qtToolkit } from '../qt/archives';
import { article as documentation } from './autocad-oem/documentation';
import { article as training } from './autocad-oem/training';

const autocad = productByCode('autocad_oem');

const documents = ({ sections }: Article) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      typeof block !== 'string' && block.kind === 'downloads' ? documentDownloads(block, autocad) : [],
    )
    .map(({ request }) => request.alertKey);

const archives = qtToolkit.versions.flatMap(({ version, packages }) =>
  packages.map((filename) => archiveRequest(version, filename)?.alertKey ?? ''),
);

const { version, initialRelease, bodyshop } = PARASOLID_37_0;
const parasolid = [
  ...[...initialRelease.files, ...initialRelease.documentation].map(
    ({ filename }) => `${initialRelease.patch}/${filename}`,
  ),
  ...bodyshop.map(({ filename }) => `bodyshop/${filename}`),
].map((file) => `packages/toolkits/siemens-parasolid/${version}/${file}`);

test('the local services serve every file that the content names', async () => {
  await freshPage();
  await signInAs('partner');
  const keys = [...documents(training), ...documents(documentation), ...archives, ...parasolid];
  const statuses: [string, number][] = [];
  for (const key of keys) {
    const response = await fetch(await getFileDownloadLink(key), { method: 'HEAD' });
    statuses.push([key, response.status]);
  }
  expect(keys.length).toBeGreaterThan(30);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});
