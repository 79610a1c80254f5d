/** A source file that contains a license key, to compile it into an application. CONTENT-14. */
export interface HeaderFile {
  readonly filename: string;
  readonly contents: string;
  readonly type: string;
}

const LANGUAGES: readonly { extension: string; type: string; code: (key: string) => string }[] = [
  { extension: 'h', type: 'text/x-c', code: (key) => `#pragma once\n\n#define HOOPS_LICENSE "${key}"\n` },
  {
    extension: 'cs',
    type: 'text/plain',
    code: (key) => `public static class HoopsLicense\n{\n    public const string Key = "${key}";\n}\n`,
  },
  {
    extension: 'java',
    type: 'text/x-java-source',
    code: (key) => `public final class HoopsLicense {\n    public static final String KEY = "${key}";\n}\n`,
  },
];

/** The header files of a license, one per programming language that the toolkits support. */
export function headerFiles(key: string, products: readonly string[]): HeaderFile[] {
  return LANGUAGES.map(({ extension, type, code }) => ({
    filename: `hoops_license.${extension}`,
    contents: `// License for ${products.join(', ')}\n${code(key)}`,
    type,
  }));
}
