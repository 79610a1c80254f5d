import { type Meta, type Story, withRouter } from '../../examples/format';
import { Breadcrumbs } from './page';

export default {
  title: 'Pages/Breadcrumbs',
  component: Breadcrumbs,
  decorators: [withRouter()],
} satisfies Meta<typeof Breadcrumbs>;

type BreadcrumbsStory = Story<typeof Breadcrumbs>;

const home = { label: 'Documentation Home', href: 'https://docs.example/' };

export const Usual: BreadcrumbsStory = {
  args: {
    items: [
      home,
      { label: 'HOOPS Communicator', to: '/hoops/communicator' },
      { label: 'Online Training' },
      { label: 'Getting started' },
    ],
  },
};

export const CurrentOnly: BreadcrumbsStory = { args: { items: [{ label: 'Online Training' }] } };

export const LongText: BreadcrumbsStory = {
  args: {
    items: [
      home,
      { label: 'HOOPS Visualize for Desktop and Mobile', to: '/hoops/visualize' },
      { label: 'Migrating an application from the former graphics interface to the present one' },
      { label: 'Streaming large assemblies with millions of instances to browsers and phones' },
    ],
  },
};
