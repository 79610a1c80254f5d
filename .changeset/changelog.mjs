/** How `npm run changeset -- version` writes changelogs: sentences for the people who upgrade, without commits. */
export default {
  /** @param {{ summary: string }} changeset */
  getReleaseLine: ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  /**
   * One line for all dependencies; the generator of changesets writes one for each commit.
   * @param {unknown} _changesets
   * @param {readonly { name: string, newVersion: string }[]} dependencies
   */
  getDependencyReleaseLine: (_changesets, dependencies) =>
    dependencies.length === 0
      ? ''
      : `- With ${dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(', ')}.`,
};
