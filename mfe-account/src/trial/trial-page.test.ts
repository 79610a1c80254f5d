import { sections } from '@portal/catalog';
import { trialPageAt } from './trial-page';

describe('the page at a trial path', () => {
  test.each(sections.filter(({ trial }) => trial))('is the trial of $name', (section) => {
    expect(trialPageAt(`${section.section}/trial`)).toEqual({
      kind: 'trial',
      section,
      offer: section.trial,
    });
  });

  test('ignores letter case and a trailing slash', () => {
    expect(trialPageAt('/hoops/Exchange/TRIAL/')).toMatchObject({ section: { code: 'exchange' } });
  });

  test('is a choice for the HOOPS platform', () => {
    expect(trialPageAt('/hoops/the-hoops-platform/trial')).toMatchObject({ kind: 'choice' });
  });

  test.each([
    ['/hoops/luminate/trial', '/hoops/luminate/downloads/latest'],
    ['/hoops/tabletopdf/trial', '/hoops/tabletopdf/downloads/latest'],
    ['/hoops/visualize/3df/trial', '/hoops/visualize/3df/downloads/latest'],
    ['/hoops/visualize/other/trial', '/hoops/visualize'],
    ['/hoops/hdv/trial', '/start'],
    ['/hoops/unheard-of/trial', '/start'],
  ])('%s redirects to %s', (pathname, to) => {
    expect(trialPageAt(pathname)).toEqual({ kind: 'redirect', to });
  });
});
