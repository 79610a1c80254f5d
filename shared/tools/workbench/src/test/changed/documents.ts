/** Whether a file outside of packages is a document, or a setting that only GitHub and editors read. */
export const isDocument = (path: string): boolean =>
  /\.md$|^\.(github|changeset)\/|^\.editorconfig$/.test(path);

const TESTS: readonly (readonly [files: RegExp, test: string])[] = [
  // The links of all documents.
  [/./, 'docs'],
  [/^\.github\/workflows\//, 'workflows/check-workflow'],
  [/^\.github\/(ASVS|SECURITY)\.md$/, 'asvs'],
];

/** The unit tests that read a document and belong to no package of it. */
export const documentTests = (path: string): readonly string[] =>
  TESTS.flatMap(([files, test]) => (files.test(path) ? `shared/tools/workbench/src/${test}.test.ts` : []));
