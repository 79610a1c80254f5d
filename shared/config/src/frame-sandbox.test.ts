import { frameSandbox } from './index';

const tokens = (url: string, kind: 'form' | 'player') => frameSandbox(url, kind).split(' ');

test.each(['/places/form', 'https://forms.example/contact'])(
  'a frame of %s cannot navigate the page, open modals or download',
  (url) => {
    for (const kind of ['form', 'player'] as const)
      expect(frameSandbox(url, kind)).not.toMatch(/top-navigation|modals|downloads/);
  },
);

test('a page of another origin keeps its own origin', () => {
  for (const kind of ['form', 'player'] as const)
    expect(tokens('https://forms.example/contact', kind)).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-same-origin']),
    );
});

test('a player on the portal’s own origin has no access to that origin, a form has', () => {
  for (const url of ['/places/form', `${window.location.origin}/places/form`]) {
    expect(tokens(url, 'player')).toContain('allow-scripts');
    expect(tokens(url, 'player')).not.toContain('allow-same-origin');
    expect(tokens(url, 'form')).toEqual(expect.arrayContaining(['allow-forms', 'allow-same-origin']));
  }
});
