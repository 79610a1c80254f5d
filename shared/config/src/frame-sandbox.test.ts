import { frameSandbox } from './index';

const tokens = (url: string, kind: 'form' | 'player') => frameSandbox(url, kind).split(' ');

it.each(['/places/form', 'https://forms.example/contact'])('no frame of %s leaves its place', (url) => {
  for (const kind of ['form', 'player'] as const)
    expect(frameSandbox(url, kind)).not.toMatch(/top-navigation|modals|downloads/);
});

it('a page of another origin runs as itself', () => {
  for (const kind of ['form', 'player'] as const)
    expect(tokens('https://forms.example/contact', kind)).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-same-origin']),
    );
});

it('a player of the portal’s own origin has nothing of that origin, a form has', () => {
  for (const url of ['/places/form', `${window.location.origin}/places/form`]) {
    expect(tokens(url, 'player')).toContain('allow-scripts');
    expect(tokens(url, 'player')).not.toContain('allow-same-origin');
    expect(tokens(url, 'form')).toEqual(expect.arrayContaining(['allow-forms', 'allow-same-origin']));
  }
});
