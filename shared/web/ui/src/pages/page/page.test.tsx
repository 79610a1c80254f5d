import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from '../../create-router';
import { RouterProvider } from '../../router';
import { Breadcrumbs, PageHeader, PageSection } from './page';

// A11Y-2.
test('the header renders the title as the h1', () => {
  render(
    <PageHeader
      title="HOOPS Exchange 2025.3.0"
      meta="June 2025"
      actions={<button type="button">Go</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'HOOPS Exchange 2025.3.0' })).toBeInTheDocument();
});

test('a section is named by its heading', () => {
  render(<PageSection title="Features">text</PageSection>);
  expect(screen.getByRole('region', { name: 'Features' })).toHaveTextContent('text');
});

test('breadcrumbs list the pages from the root to the current one', () => {
  const element = (
    <Breadcrumbs
      items={[
        { label: 'Documentation Home', href: 'https://docs.example/' },
        { label: 'HOOPS Communicator', to: '/hoops/communicator' },
        { label: 'Online Training' },
        { label: 'Getting started' },
      ]}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getAllByRole('listitem')).toHaveLength(4);
  expect(within(trail).getByText('Getting started')).toHaveAttribute('aria-current', 'page');
  expect(within(trail).getByRole('link', { name: 'HOOPS Communicator' })).toHaveAttribute(
    'href',
    '/hoops/communicator',
  );
});

test('a video that is called as its course is a page of its own in the breadcrumbs', () => {
  const items = [{ label: 'Online Training' }, { label: 'Basics' }, { label: 'Online Training' }];
  const { rerender } = render(<Breadcrumbs items={items} />);
  rerender(<Breadcrumbs items={[{ label: 'Basics' }, { label: 'Online Training' }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Basics',
    'Online Training',
  ]);
});
