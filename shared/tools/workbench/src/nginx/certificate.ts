import { generate } from 'selfsigned';

/** A certificate and its key, as PEM. The certificate is its own authority. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Makes a certificate for the names of this machine, or for others. */
export async function makeCertificate(
  names: readonly string[] = ['localhost', '127.0.0.1'],
): Promise<Certificate> {
  const altNames = names.map((name) =>
    /^[\d.]+$/.test(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const),
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  return { cert, key };
}
