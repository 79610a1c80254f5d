import { keyRefusal, manifestRefusal, trustsOf } from '@portal/releases';
import { readSigningKey } from '../signing-key';
import { blocked, type Finding, ok } from './finding';
import { shellWord } from './remedies';
import type { Subject } from './subject';

/** Commands that make a key and let the next release be signed with it. */
const keySteps = ({ command: { name }, remedies }: Subject): readonly string[] => [
  remedies.newKey(name),
  `export PORTAL_SIGNING_KEY=$PWD/../${name}.pem PORTAL_SIGNING_KEY_NAME=${name}`,
];

/** The release must be signed as the live host and the operator require it. TRUST-4, TRUST-5. */
export async function checkKey(subject: Subject): Promise<Finding> {
  const { command, directory, remedies } = subject;
  const { store, trust } = subject.needContext();
  const trusts = await trustsOf(store, trust);
  const isBuilt = command.from === undefined || command.sign === true;
  if (!isBuilt) {
    const { manifest, text } = await subject.candidate();
    const refusal = await manifestRefusal({ manifest, text }, trusts);
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
  if (key === undefined) return blocked(refused, ...keySteps(subject));
  if (/unknown key|does not match/.test(reason))
    return blocked(
      `${refused} Its operator accepts the key, and releases the host:`,
      `npm run keys -- trust ${key.name} ${key.signer.publicKey} --remotes ${command.name}`,
    );
  return /older than/.test(reason)
    ? blocked(refused, remedies.raiseVersion(command.name))
    : blocked(refused, ...keySteps(subject));
}
