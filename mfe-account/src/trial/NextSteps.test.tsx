import { freshPage } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { link, openAsVisitor } from '../testing/trial-page';

beforeEach(() => freshPage());

describe('a trial page', () => {
  // TRI-1.
  test('links to the next steps', async () => {
    await openAsVisitor('/hoops/communicator/trial');
    const steps = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('link');
    expect(steps.map((step) => [step.firstChild?.textContent, step.getAttribute('href')])).toEqual([
      ['View your license', '/license_generator'],
      ['Download product', '/hoops/communicator/downloads/latest'],
      ['Explore documentation', '/places/docs/communicator'],
      ['Launch Demo Viewer', '/places/demos/web-viewer'],
      ['Online training', '/hoops/communicator/training'],
      ['Developer forum', '/places/forum'],
      ['Knowledge base', '/places/knowledge-base?category=66'],
    ]);
  });

  test.each([
    ['/hoops/visualize/trial', '/hoops/visualize/hps/downloads/latest', 65],
    ['/hoops/visualize/hps/trial', '/hoops/visualize/hps/downloads/latest', 65],
    ['/hoops/exchange/trial', '/hoops/exchange/downloads/latest', 64],
    ['/hoops/publish/trial', '/hoops/publish/downloads/latest', 74],
    ['/hoops/the-hoops-web-platform/trial', '/hoops/the-hoops-web-platform/downloads', 66],
  ])('%s links to %s and knowledge base category %i', async (path, downloads, category) => {
    await openAsVisitor(path);
    expect(link('Download product')).toHaveAttribute('href', downloads);
    expect(link('Knowledge base')).toHaveAttribute('href', `/places/knowledge-base?category=${category}`);
  });
});
