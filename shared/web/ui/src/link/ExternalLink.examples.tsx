import type { Meta, Story } from '../examples/format';
import { ExternalLink } from './links';

export default { title: 'Basics/ExternalLink', component: ExternalLink } satisfies Meta<typeof ExternalLink>;

type ExternalLinkStory = Story<typeof ExternalLink>;

export const Alone: ExternalLinkStory = {
  args: { href: 'https://docs.example/', children: 'Documentation' },
};

export const WithoutMark: ExternalLinkStory = {
  args: { href: 'https://docs.example/', showIcon: false, children: 'Documentation' },
};

export const InText: ExternalLinkStory = {
  render: () => (
    <p>
      If the download does not start, ask in the{' '}
      <ExternalLink href="https://forum.example/">developer forum</ExternalLink> or write to us.
    </p>
  ),
};

export const LongText: ExternalLinkStory = {
  args: {
    href: 'https://docs.example/exchange/latest/overview/supported-formats.html',
    children: 'https://docs.example/exchange/latest/overview/supported-formats-and-their-versions.html',
  },
};
