import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { ReleaseError } from '../errors';

/** The 32 bytes of a private key's public one, base64. */
const publicKeyOf = (key: KeyObject): string =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

/** Makes an Ed25519 key pair. The private key is PEM, PKCS #8: its holder can sign for the team. */
export function makeKeyPair() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    /** As `host/trust.json` lists it. */
    publicKey: publicKeyOf(privateKey),
  };
}

/** A team's private key. */
export interface SigningKey {
  /** Its name in the trust of the host. */
  readonly name: string;
  /** The 32 bytes of the public key, base64. */
  readonly publicKey: string;
  /** Signs a text. Base64. */
  sign(text: string): string;
}

/**
 * @param name of the key in the trust of the host.
 * @param pem a private key as {@link makeKeyPair} returns it.
 * @throws {ReleaseError} if it is no Ed25519 key.
 */
export function signingKey(name: string, pem: string): SigningKey {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    throw new ReleaseError('The signing key is no private key in PEM format', { cause });
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new ReleaseError(`The signing key is of type ${key.asymmetricKeyType}, not ed25519`);
  return {
    name,
    publicKey: publicKeyOf(key),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

/** Verifies a signature as browsers do. All but the text are base64. */
export const verifySignature = async (publicKey: string, signature: string, text: string) => {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const value = Buffer.from(signature, 'base64');
  // Node skips what is no base64, browsers do not.
  return value.toString('base64') === signature && verify(null, Buffer.from(text), key, value);
};
