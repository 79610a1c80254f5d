import { freshPage } from '@portal/testing';
import { screen } from '@testing-library/react';
import { page } from '../frame/page';
import { renderPortal } from '../frame/testing/render-portal';

test('redirects to the support site, and links to it', async () => {
  await freshPage('/developer-support');
  await renderPortal('/developer-support');
  expect(page.replace).toHaveBeenCalledWith('/places/support');
  expect(screen.getByRole('link', { name: 'open the support site' })).toHaveAttribute(
    'href',
    '/places/support',
  );
});
