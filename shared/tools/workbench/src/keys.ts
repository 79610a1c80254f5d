/** `npm run keys -- …`: makes signing keys, and changes whose signatures the portal accepts. */
import { listedIn, type ReleaseStore, readRegistry, readTrustFile, writeTrustFile } from '@portal/releases';
import { runProgram } from './command-line/command-line';
import { parseKeys } from './keys/arguments';
import { changeTrust, makeKey } from './keys/manage-keys';
import { table } from './release/describe';

async function list(store: ReleaseStore | undefined): Promise<void> {
  const { mode, keys, oldest } = await readTrustFile();
  // The releases of a store with the keys that they are signed with.
  const releases = store === undefined ? [] : listedIn(await readRegistry(store));
  const signatures = releases.map(([name, { metadata, deployment, extras }]) => [
    name,
    metadata.version,
    `${deployment.traffic} %`,
    extras.signatures?.key ?? 'not signed',
  ]);
  const lines = [
    `Signatures: ${mode}`,
    ...table(
      keys.map(({ id, remotes, revoked }) => [id, remotes.join(', '), revoked ? `revoked ${revoked}` : '']),
    ),
    ...Object.entries(oldest).map(
      ([name, version]) =>
        `${name}: not older than ${version}${mode === 'off' ? ' (not while the mode is off)' : ''}`,
    ),
    ...(store === undefined ? [] : ['', ...table(signatures)]),
  ];
  for (const line of lines) console.log(line);
}

void runProgram(async (args) => {
  const command = parseKeys(args);
  if (command.kind === 'new') return makeKey(command.file, process.env.INIT_CWD ?? process.cwd());
  if (command.kind === 'list') return list(command.store);
  const today = new Date().toISOString().slice(0, 10);
  await writeTrustFile(changeTrust(await readTrustFile(), command, today));
  await list(undefined);
  console.log('\nVisitors get this with the next release of the host.');
});
