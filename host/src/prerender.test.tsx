import { staticSource } from '@portal/shell';
import { freshPage } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { portalApp } from './app';
import { prerender } from './prerender';

beforeEach(() => freshPage('/start'));

// Without a rendered page, its address has the document of every address.
test('the landing page appears in the frame, which hydrates without a difference', async () => {
  const errors = jest.spyOn(console, 'error');
  const report = jest.fn();
  const root = document.createElement('div');
  root.innerHTML = prerender();
  document.body.append(root);
  const header = screen.getByRole('banner');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  const portal = await act(async () =>
    hydrateRoot(root, portalApp(staticSource([])), { onRecoverableError: report }),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome to the Developer Zone');
  expect(screen.getByRole('banner')).toBe(header);
  expect(report).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => portal.unmount());
});
