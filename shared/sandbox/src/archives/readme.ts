/** The README.txt of every generated package. */
export function readme(key: string): Buffer {
  return Buffer.from(`${key.split('/').at(-1) ?? key}

This package was made by the portal's local services, for development and tests.
It stands for the real one at

    ${key}

payload.bin holds bytes that depend on that path alone, so that the package has
the same size and MD5 sum on every machine.
`);
}
