/** @jest-environment node */
import { findHead } from '../head/page-facts';
import { escapeHtml, headHtml, unescapeHtml } from './head-html';

const match = (handle?: unknown) => ({ route: { handle } });
const points = { name: 'Points', description: 'Point clouds.' };

// PAGES-4.
test('the innermost route that has a head describes the page', () => {
  const outer = { head: { name: 'Section', description: 'All of it.' } };
  expect(findHead([match(outer), match({ head: points }), match({ prefetch: 1 })], '/points')).toBe(points);
  expect(findHead([match({ head: (path: string) => ({ name: path, description: '' }) })], '/a')?.name).toBe(
    '/a',
  );
  expect(findHead([match()], '/naming')?.name).toBe('Package Naming Conventions');
  expect(findHead([match()], '/points')).toBeUndefined();
});

// PAGES-4.
test('states title, description, address, Open Graph and the product, whatever characters they have', () => {
  const facts = {
    title: 'A "B" <C> | Zone',
    siteTitle: 'Zone',
    description: 'Tom & Jerry</script>',
    url: 'https://portal.example/points',
    feed: { title: '"Points"', url: 'https://portal.example/feeds/points.atom' },
  };
  const html = headHtml(facts, { name: '</script><b>', description: 'x', version: '2026.1' });
  expect(html).toContain('<title>A &quot;B&quot; &lt;C&gt; | Zone</title>');
  expect(html).toContain('<meta name="description" content="Tom &amp; Jerry&lt;/script&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://portal.example/points">');
  expect(html).toContain('<meta property="og:title" content="A &quot;B&quot; &lt;C&gt; | Zone">');
  expect(html).toContain(
    '<link rel="alternate" type="application/atom+xml" title="&quot;Points&quot;" href="https://portal.example/feeds/points.atom">',
  );
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>$/s.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: '</script><b>',
    description: 'x',
    url: 'https://portal.example/points',
    applicationCategory: 'DeveloperApplication',
    softwareVersion: '2026.1',
  });
});

test('reads back what was escaped', () => {
  expect(unescapeHtml(escapeHtml('<a href="x">&amp;</a>'))).toBe('<a href="x">&amp;</a>');
  expect(unescapeHtml('it&#x27;s')).toBe("it's");
});
