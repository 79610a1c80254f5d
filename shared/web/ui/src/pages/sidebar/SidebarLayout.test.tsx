import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from '../../create-router';
import { loadMarks } from '../../product-icon/ProductIcon';
import { RouterProvider } from '../../router';
import { type SidebarItem, SidebarLayout } from './SidebarLayout';

const links: SidebarItem[] = [
  {
    name: 'Product Downloads',
    href: '/hoops/exchange/downloads/latest',
    external: false,
    icon: 'download',
    match: 'below',
  },
  {
    name: 'Older Versions',
    href: '/hoops/exchange/downloads',
    external: false,
    icon: 'history',
    match: 'below',
  },
  { name: 'Roadmap', href: 'https://roadmap.example/', external: true, icon: 'roadmap', match: 'never' },
];

beforeAll(loadMarks);

function show(path: string, hidden = false) {
  const element = (
    <SidebarLayout
      title="HOOPS Exchange"
      subtitle="CAD Data Exchange"
      icon="exchange"
      links={links}
      hidden={hidden}
    >
      <h1>Page</h1>
    </SidebarLayout>
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />,
  );
}

// UI-4.
test('renders a navigation named after the product next to the page', () => {
  show('/hoops/exchange/downloads/latest');
  const navigation = screen.getByRole('navigation', { name: 'HOOPS Exchange' });
  expect(within(navigation).getByText('CAD Data Exchange')).toBeInTheDocument();
  expect(within(navigation).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test.each([
  ['/hoops/exchange/downloads/latest', 'Product Downloads'],
  ['/hoops/exchange/downloads', 'Older Versions'],
  ['/hoops/exchange/downloads/2024.6.0', 'Older Versions'],
])('at %s the current link is %s', (path, name) => {
  show(path);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
});

// UI-6.
test('external links open in a new tab', () => {
  show('/hoops/exchange/downloads');
  expect(screen.getByRole('link', { name: 'Roadmap' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Older Versions' })).not.toHaveAttribute('target');
});

test('shows only the content when it is hidden', () => {
  show('/hoops/communicator/training', true);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
