import type { Meta, Story } from '../examples/format';
import { PageTitle } from './text';

export default { title: 'Basics/PageTitle', component: PageTitle } satisfies Meta<typeof PageTitle>;

type PageTitleStory = Story<typeof PageTitle>;

export const WithTitle: PageTitleStory = {
  render: () => (
    <p>
      The title of this document is “Older Versions | Developer Zone”.
      <PageTitle title="Older Versions" siteTitle="Developer Zone" />
    </p>
  ),
};

export const SiteOnly: PageTitleStory = {
  render: () => (
    <p>
      The title of this document is “Developer Zone”.
      <PageTitle title="" siteTitle="Developer Zone" />
    </p>
  ),
};
