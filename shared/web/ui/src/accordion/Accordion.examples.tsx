import type { Meta, PlayContext, Story } from '../examples/format';
import { Accordion } from './Accordion';

export default { title: 'Basics/Accordion', component: Accordion } satisfies Meta<typeof Accordion>;

type AccordionStory = Story<typeof Accordion>;

const items = [
  { id: 'windows', title: 'Windows', extra: '4 files', content: 'Packages for Visual Studio 2019 and 2022.' },
  { id: 'linux', title: 'Linux', extra: '2 files', content: 'Packages for glibc 2.28 and newer.' },
  { id: 'macos', title: 'macOS', content: 'Packages for Intel and Apple silicon.' },
];

/** The longest delay of a timer, in milliseconds: the content never appears while the example is open. */
const FOREVER = 2 ** 31 - 1;

const openFirst = ({ canvasElement }: PlayContext) => canvasElement.querySelector('button')?.click();

export const Closed: AccordionStory = { args: { items } };

export const Opening: AccordionStory = { args: { items, contentDelay: FOREVER }, play: openFirst };

export const Open: AccordionStory = { args: { items, defaultOpenId: 'linux' } };

export const LongText: AccordionStory = {
  args: {
    defaultOpenId: 'long',
    items: [
      {
        id: 'long',
        title: 'Supplementary packages for platforms that are no longer supported by the current release',
        extra: '1,024 files',
        content:
          'These packages are kept for customers with long-term support. They receive security fixes only, ' +
          'and are removed two years after the last release that supported the platform.',
      },
      { id: 'short', title: 'Qt', content: 'Packages for Qt 6.' },
    ],
  },
};

export const Empty: AccordionStory = { args: { items: [] } };
