import { createMemoryRouter, RouterProvider } from '@portal/router';
import { type ComponentType, useState } from 'react';
import type { Decorator } from './format';

interface InRouterProps {
  readonly path: string;
  readonly Story: ComponentType;
}

function InRouter({ path, Story }: InRouterProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Story /> }], { initialEntries: [path] }),
  );
  return <RouterProvider router={router} />;
}

/** Shows the examples as part of the page at a path; links lead nowhere else. */
export const withRouter =
  (path = '/'): Decorator =>
  (Story) => <InRouter path={path} Story={Story} />;
