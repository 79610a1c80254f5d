/** A word of a command as a shell reads it: in quotes where it has to be. */
export const shellWord = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** How the commands are called that fix what a check finds: a repository of one remote has others than this workspace. */
export interface Remedies {
  /** A command of the release tool. */
  release(args: string): string;
  doctor(part: string, args: string): string;
  /** Builds a part, and shows what is wrong with its sources. */
  build(part: string): string;
  /** Runs the tests of a part. */
  test(part: string): string;
  newKey(part: string): string;
  raiseVersion(part: string): string;
  /** Installs what the live host was built with; none where the host is in the same workspace. */
  readonly installSdk: string | undefined;
}

/** The commands of this workspace. */
export const workspaceRemedies: Remedies = {
  release: (args) => `npm run release -- ${args}`,
  doctor: (part, args) => `npm run release -- doctor ${part} ${args}`,
  build: (part) => (part === 'host' ? 'npm start' : `npm run dev -- ${part}`),
  test: (part) => `npx jest ${part}`,
  newKey: (part) => `npm run keys -- new ../${part}.pem`,
  raiseVersion: (part) => `npm --prefix ${part} version patch --no-git-tag-version`,
  installSdk: undefined,
};

/** The commands of a repository of one remote. */
export const repositoryRemedies: Remedies = {
  ...workspaceRemedies,
  doctor: (_, args) => `npm run doctor -- ${args}`,
  build: () => 'npm run build',
  test: () => 'npm test',
  newKey: (part) => `npm run new-key -- ../${part}.pem`,
  raiseVersion: () => 'npm version patch --no-git-tag-version',
  installSdk: 'npm install @portal/sdk@<version> @portal/remote-tools@<version>',
};
