/** The pages that the chooser links to: the platforms' about pages, or their downloads. */
export type Choice = 'about' | 'downloads';

/** The title, lead and link text of each chooser. */
export const CHOICES: Readonly<Record<Choice, { title: string; lead: string; link: string }>> = {
  about: {
    title: 'The HOOPS Platform',
    lead: 'All toolkits for one kind of application, in one installer and matched in version. Where does your application run?',
    link: 'Learn more',
  },
  downloads: {
    title: 'The HOOPS Platform Downloads',
    lead: 'The platform comes in two packages. Where does your application run?',
    link: 'Downloads',
  },
};

/** Where applications built with each platform run, by product code. */
export const RUNTIME_BY_PLATFORM: Readonly<Record<string, string>> = {
  hwp: 'In a web browser, with a server of yours behind it',
  hnp: 'On Windows, Linux, macOS, Android or iOS',
};
