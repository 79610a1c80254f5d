/** The naming of packages, shown on the page `/naming`. NAME-5. */
export const packageNaming = {
  parts: [
    {
      part: 'product',
      meaning: 'The toolkit that the package holds.',
      examples: ['Communicator', 'Exchange', 'Publish', 'Luminate', 'Visualize_HPS', 'Visualize_3DF'],
    },
    {
      part: 'version',
      meaning:
        'Year of the release, then the release in that year and its patch. Releases before 2024 carry the year and a service pack.',
      examples: ['2026.1.0', '2025.8.1', '2023_SP2'],
    },
    {
      part: 'modifier',
      meaning: 'What kind of release it is. A regular release has none.',
      examples: ['P1', 'RC1', 'U1'],
    },
    {
      part: 'platform',
      meaning: 'The operating system, followed by the compiler or architecture where there are several.',
      examples: ['Windows', 'Linux', 'macOS', 'macOS_ARM64', 'Android', 'iOS'],
    },
  ],
  modifiers: [
    {
      code: 'P',
      name: 'Preview',
      meaning: 'Shows what is coming. Interfaces may still change; not for shipping products.',
    },
    {
      code: 'RC',
      name: 'Release candidate',
      meaning: 'Complete and in its last tests. It becomes the release if no serious fault is found.',
    },
    {
      code: 'U',
      name: 'Update',
      meaning: 'Corrections to a release or service pack, delivered between two of them.',
    },
    {
      code: 'SP',
      name: 'Service pack',
      meaning:
        'A planned release within a year that collects corrections and additions; part of the version.',
    },
  ],
  examples: [
    {
      filename: 'HOOPS_Communicator_2026.1.0_Windows.zip',
      reading: 'HOOPS Communicator, release 2026.1.0, for Windows.',
    },
    {
      filename: 'HOOPS_Exchange_2023_SP2_U1_Linux.tar.gz',
      reading: 'HOOPS Exchange 2023, service pack 2, first update, for Linux.',
    },
    {
      filename: 'HOOPS_Visualize_HPS_2026.2.0_RC1_macOS.dmg',
      reading: 'HOOPS Visualize HPS 2026.2.0, first release candidate, for macOS.',
    },
  ],
} as const;
