import { Button } from '../button/Button';
import type { Meta, Story } from '../examples/format';
import { EmptyState } from './states';

export default { title: 'Basics/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;

type EmptyStateStory = Story<typeof EmptyState>;

export const TitleOnly: EmptyStateStory = { args: { title: 'There are no older versions.' } };

export const WithDetail: EmptyStateStory = {
  args: {
    icon: 'training',
    title: 'There are no courses yet.',
    detail: 'They appear here once they are published.',
  },
};

export const WithAction: EmptyStateStory = {
  args: {
    icon: 'license',
    title: 'You have no licensed products.',
    detail: 'A trial is free and lasts 60 days.',
    action: <Button kind="primary">Start a Trial</Button>,
  },
};

export const LongText: EmptyStateStory = {
  args: {
    title: 'There are no packages of this release for the platforms that your license includes.',
    detail:
      'Your license includes Linux and macOS. This release was built for Windows only, because the libraries ' +
      'that it depends on are not available elsewhere. The next release is for all platforms again.',
  },
};
