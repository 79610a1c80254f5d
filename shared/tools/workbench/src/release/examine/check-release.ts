import {
  addRelease,
  changeRegistry,
  changeReleasesOf,
  DryRunStore,
  isReleaseError,
  keyRefusal,
  manifestRefusals,
  publishFiles,
  trustsOf,
} from '@portal/releases';
import { readSigningKey } from '../prepare-release';
import { shellWord } from './remedies';
import { blocked, type Finding, ok, warning } from './run-checks';
import type { Subject } from './subject';

export async function checkBuild({ command, remedies, candidate }: Subject): Promise<Finding> {
  try {
    const { manifest } = await candidate();
    const files = Object.keys(manifest.files).length;
    return ok(
      command.from === undefined
        ? `${command.name} ${manifest.version} builds, ${files} files.`
        : `${command.from} has ${command.name} ${manifest.version}, ${files} files.`,
    );
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    return blocked(
      cause.message,
      command.from === undefined
        ? remedies.build(command.name)
        : remedies.release(`status ${command.name} --to ${shellWord(command.from)}`),
    );
  }
}

export async function checkOwner({ command: { name }, remedies, remote }: Subject): Promise<Finding> {
  const { owner } = (await remote()).entry.extras.portal;
  const example = "owner: { team: 'CAE', contact: '#portal-cae' }";
  if (owner === undefined || owner.team.trim() === '')
    return blocked(
      `remote.config.ts names no owner, so nobody would be told of failures. Add ${example}, then:`,
      remedies.build(name),
    );
  if (owner.contact === undefined)
    return warning(
      `${owner.team} owns ${name}; reports of failures would not say how to reach them. Add contact to owner in remote.config.ts.`,
    );
  return ok(`${owner.team} (${owner.contact}) owns ${name}, and reports of failures say so.`);
}

export async function checkVersion({ command, remedies, needContext, candidate }: Subject): Promise<Finding> {
  const { from, manifest } = await candidate();
  try {
    const outcome = await publishFiles(from, new DryRunStore(needContext().store), manifest);
    return ok(
      outcome.kind === 'known'
        ? `${manifest.version} is published already, with the same bytes: publishing it again changes nothing.`
        : `${manifest.version} is not published yet.`,
    );
  } catch (cause) {
    if (!isReleaseError(cause)) throw cause;
    return blocked(cause.message, remedies.raiseVersion(command.name));
  }
}

/** The registry must be able to list the release: nobody else owns its paths, and its scripts have their hashes. */
export async function checkRegistry(subject: Subject): Promise<Finding> {
  const { store } = subject.needContext();
  const { name, entry } = await subject.remote();
  const { owns, slots } = entry.extras.portal;
  const what = [...owns, ...slots.map((slot) => `the slot ${slot}`)].join(', ');
  try {
    const list = changeReleasesOf(name, addRelease(entry, new Date()), 'any');
    await changeRegistry(new DryRunStore(store), list);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    return blocked(cause.message, subject.remedies.release(`status --to ${shellWord(store.location)}`));
  }
  return ok(`It can be listed, with ${what}.`);
}

/** Commands that make a key and let the next release be signed with it. */
const keySteps = ({ command: { name }, remedies }: Subject): readonly string[] => [
  remedies.newKey(name),
  `export PORTAL_SIGNING_KEY=$PWD/../${name}.pem PORTAL_SIGNING_KEY_NAME=${name}`,
];

/** The release must be signed as the live host and the operator require it. TRUST-4, TRUST-5. */
export async function checkKey(subject: Subject): Promise<Finding> {
  const { command, remedies } = subject;
  const { store, trust, directory } = subject.needContext();
  const trusts = await trustsOf(store, trust);
  if (command.from !== undefined && !command.sign) {
    const [refusal] = await manifestRefusals(await subject.candidate(), trusts);
    return refusal === undefined
      ? ok('The release is signed as the portal requires.')
      : blocked(
          `${refusal.path} ${refusal.reason}.`,
          remedies.release(
            `${command.name} --from ${shellWord(command.from)} --sign --to ${shellWord(store.location)}`,
          ),
        );
  }
  const key = await readSigningKey(directory).catch((error: Error) => error);
  if (key instanceof Error) return blocked(`${key.message}.`, ...keySteps(subject));
  const part = { name: command.name, version: await subject.version() };
  const reason = await keyRefusal(part, key, trusts);
  if (reason === undefined)
    return ok(
      key === undefined
        ? 'This portal runs releases without a signature, and this one would have none.'
        : `The release would be signed with ${key.name}.`,
    );
  const refused = `The release ${reason}, and this portal would not run it.`;
  if (key !== undefined && /unknown key|does not match/.test(reason))
    return blocked(
      `${refused} Its operator accepts the key, and releases the host:`,
      `npm run keys -- trust ${key.name} ${key.publicKey} --remotes ${command.name}`,
    );
  const isOld = key !== undefined && /older than/.test(reason);
  return blocked(refused, ...(isOld ? [remedies.raiseVersion(command.name)] : keySteps(subject)));
}
