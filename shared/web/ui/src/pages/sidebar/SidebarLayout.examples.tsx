import { type Meta, type Story, withRouter } from '../../examples/format';
import { PageHeader } from '../page/page';
import { type SidebarItem, SidebarLayout } from './SidebarLayout';

export default {
  title: 'Pages/SidebarLayout',
  component: SidebarLayout,
  decorators: [withRouter('/hoops/exchange/downloads/latest')],
} satisfies Meta<typeof SidebarLayout>;

type SidebarLayoutStory = Story<typeof SidebarLayout>;

const inPortal = (name: string, page: string, icon: SidebarItem['icon']): SidebarItem => ({
  name,
  href: `/hoops/exchange/${page}`,
  external: false,
  icon,
  match: 'below',
});

const links: readonly SidebarItem[] = [
  inPortal('60-Day Trial', 'trial', 'trial'),
  inPortal('Product Downloads', 'downloads/latest', 'download'),
  inPortal('Older Versions', 'downloads', 'history'),
  inPortal('Support', 'support', 'support'),
  { name: 'Roadmap', href: 'https://roadmap.example/', external: true, icon: 'roadmap', match: 'never' },
];

const product = { title: 'HOOPS Exchange', subtitle: 'CAD Data Exchange', icon: 'exchange', links } as const;
const children = (
  <PageHeader title="HOOPS Exchange 2025.3.0" meta="June 2025">
    Import of 30 CAD formats.
  </PageHeader>
);
/** The list scrolls when the window is too low for it. */
const parameters = { height: 480 };

export const Usual: SidebarLayoutStory = { args: { ...product, children }, parameters };

export const Hidden: SidebarLayoutStory = { args: { ...product, hidden: true, children } };

export const Empty: SidebarLayoutStory = { args: { ...product, links: [], children } };

export const LongText: SidebarLayoutStory = {
  args: {
    ...product,
    title: 'Data Access and Conversion for Simulation Results',
    subtitle: 'Access to the results of more than thirty solvers through one interface',
    links: [
      ...links,
      inPortal('Supported File Formats and Their Versions on Every Platform', 'formats', 'formats'),
    ],
    children,
  },
  parameters: { height: 560 },
};
