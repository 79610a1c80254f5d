import type { Meta, Story } from '../../examples/format';
import { Skeleton } from '../../feedback/Skeleton';
import { PageSection } from './page';

export default { title: 'Pages/PageSection', component: PageSection } satisfies Meta<typeof PageSection>;

type PageSectionStory = Story<typeof PageSection>;

export const WithText: PageSectionStory = {
  args: { title: 'Features', children: <p>Import of 30 CAD formats.</p> },
};

export const Loading: PageSectionStory = { args: { title: 'Features', children: <Skeleton /> } };

export const LongText: PageSectionStory = {
  args: {
    title: 'Platforms that are no longer supported by this release, and the last release that supports each',
    children: <p>See the documentation of the older versions.</p>,
  },
};
