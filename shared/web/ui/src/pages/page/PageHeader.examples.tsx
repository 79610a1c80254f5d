import { ButtonLink } from '../../button/Button';
import { type Meta, type Story, withRouter } from '../../examples/format';
import { Stack } from '../../layout/layout';
import { Tag } from '../../text/text';
import { Breadcrumbs, PageHeader } from './page';

export default {
  title: 'Pages/PageHeader',
  component: PageHeader,
  decorators: [withRouter()],
} satisfies Meta<typeof PageHeader>;

type PageHeaderStory = Story<typeof PageHeader>;

const actions = (
  <Stack row gap={3}>
    <ButtonLink to="/hoops/exchange/downloads">Older Versions</ButtonLink>
    <ButtonLink kind="primary" href="https://docs.example/">
      Documentation
    </ButtonLink>
  </Stack>
);

export const TitleOnly: PageHeaderStory = { args: { title: 'HOOPS Exchange 2025.3.0' } };

export const WithActions: PageHeaderStory = {
  args: { title: 'HOOPS Exchange 2025.3.0', meta: 'June 2025', actions },
};

export const Full: PageHeaderStory = {
  args: {
    title: 'Getting started',
    above: (
      <Breadcrumbs
        items={[{ label: 'HOOPS Communicator', to: '/hoops/communicator' }, { label: 'Getting started' }]}
      />
    ),
    meta: <Tag kind="primary">2025.3.0</Tag>,
    actions,
    children: 'Show a model in a page of your own in a quarter of an hour.',
  },
};

export const LongText: PageHeaderStory = {
  args: {
    title: 'Migrating an application from HOOPS Visualize 3DF to the HOOPS Visualize Platform 2025.3.0',
    meta: 'June 2025, with long-term support until December 2027, for Windows, Linux, macOS, Android and iOS',
    actions,
    children:
      'This course takes an application step by step from the former graphics interface to the present one, ' +
      'and explains which concepts stay, which have other names, and which are gone.',
  },
};
