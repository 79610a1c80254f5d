import { createMemoryRouter, freshPage } from '@portal/remote-tools/testing';
import { getConfig } from '@portal/sdk/config';
import { RouterProvider } from '@portal/sdk/router';
import { render, screen } from '@testing-library/react';
import { TextView } from './TextView';

test('a text has code, links to pages, and links to configured hosts', async () => {
  await freshPage();
  const text = 'Call `open()`, see [the page](/start) and the [guide]({docsHost}/realdwg).';
  const element = <TextView text={text} />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(container).toHaveTextContent('Call open(), see the page and the guide');
  expect(container.querySelector('code')).toHaveTextContent('open()');
  expect(screen.getByRole('link', { name: 'the page' })).toHaveAttribute('href', '/start');
  expect(screen.getByRole('link', { name: 'guide' })).toHaveAttribute(
    'href',
    `${getConfig().docsHost}/realdwg`,
  );
});
