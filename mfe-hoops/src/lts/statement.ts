/** The support period of LTS releases. LIMIT-4. */
export const LTS_STATEMENT = {
  title: 'Supported for four years',
  text: 'Long-term-support (LTS) releases of HOOPS Visualize are supported for four years from their initial release. They receive corrections, but no new features, so that an application can stay on one interface while it is maintained.',
} as const;
