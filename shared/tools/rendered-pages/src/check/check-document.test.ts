/** @jest-environment node */
import { type PageParts, pageDocument } from '../page-document';
import { template } from '../testing/template';
import { documentFault, MAX_BYTES } from './check-document';

const HEAD = `<title>A page | Zone</title>
<meta name="description" content="All of it.">
<link rel="canonical" href="https://portal.example/points/a">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Zone">
<meta property="og:url" content="https://portal.example/points/a">
<link rel="alternate" type="application/atom+xml" title="Points" href="https://portal.example/feeds/points.atom">
<script type="application/ld+json">{"@type":"SoftwareApplication","name":"\\u003c/script>"}</script>`;

const rules = {
  portal: 'https://portal.example',
  own: 'https://portal.example/points/a',
  frames: ['https://player.example/videos', '/places/cadflow'],
  images: ['https://images.example', 'https://*.pictures.example'],
};
const page: PageParts = {
  template,
  head: HEAD,
  html: '<h1>The page</h1>',
  styles: 'b{color:red}',
  key: { host: '1', part: 'mfe-points@1', config: 'c' },
  content: { '/content-data/a.json': '0123456789abcdef0123' },
};
const faultOf = (changes: Partial<PageParts>) => {
  const parts = { ...page, ...changes };
  return documentFault(pageDocument(parts), parts, rules);
};

// PAGES-19.
test.each([
  '<a href="/points/b?x=1#y">b</a> <a href="https://other.example/" target="_blank" rel="noopener">c</a>',
  '<a href="mailto:a@portal.example">m</a><a href="?language=French#file">f</a><a href="#top">t</a>',
  '<!--$--><p class="x" style="gap:var(--space);width:calc(1px + 2px)">a<!-- -->b</p><!--/$-->',
  '<style>html[data-system="linux"] [data-variant="1"]:is(a,b){display:grid}</style>',
  '<noscript><ul><li>Without scripts</li></ul></noscript>',
  '<details open=""><summary>More</summary><table><tbody><tr><td colspan="2">x</td></tr></tbody></table></details>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><defs><linearGradient id="g"><stop offset="1"></stop></linearGradient></defs><path d="M0 0" fill="url(#g)"></path></svg>',
  '<iframe src="https://player.example/videos/1" sandbox="allow-scripts" title="v" allow="fullscreen; picture-in-picture"></iframe>',
  '<iframe src="/places/cadflow" title="c" height="2000"></iframe>',
  '<img src="/images/a.png" alt=""><img src="data:image/png;base64,AAAA" alt="">',
  '<img src="https://images.example/a.png" alt=""><img src="https://a.pictures.example/b.png" alt="">',
  '<button type="button" aria-expanded="false" data-top="">x</button><input type="search" value="a">',
  '<h1>&lt;script&gt;alert(1)&lt;/script&gt; javascript: $& $1</h1>',
])('accepts %s', (html) => {
  expect(faultOf({ html })).toBeUndefined();
});

/** What a hostile folder could bring as content, and what is said of it. */
const HOSTILE: readonly (readonly [string, string])[] = [
  // Scripts.
  ['<script>alert(1)</script>', 'the element <script>'],
  ['<script src="https://evil.example/x.js"></script>', 'the element <script>'],
  ['<script type="application/json" id="portal-trust">{}</script>', 'the element <script>'],
  ['<p>a</p><svg><script>alert(1)</script></svg>', 'the element <script>'],
  ['<img src="/x" onerror="alert(1)">', 'the attribute onerror of <img>'],
  ['<p onclick="alert(1)">x</p>', 'the attribute onclick of <p>'],
  ['<svg onload="alert(1)"></svg>', 'the attribute onload of <svg>'],
  ['<details open="" ontoggle="alert(1)"></details>', 'the attribute ontoggle of <details>'],
  // Addresses.
  ['<a href="javascript:alert(1)">x</a>', 'href="javascript:alert(1)" of <a>'],
  ['<a href="  JaVaScRiPt:alert(1)">x</a>', 'href="  JaVaScRiPt:alert(1)" of <a>'],
  ['<a href="java&#9;script:alert(1)">x</a>', 'href="java\\tscript:alert(1)" of <a>'],
  ['<a href="data:text/html,x">x</a>', 'href="data:text/html,x" of <a>'],
  ['<a href="vbscript:x">x</a>', 'href="vbscript:x" of <a>'],
  ['<a href="blob:https://portal.example/1">x</a>', 'href="blob:https://portal.example/1" of <a>'],
  ['<a href="/" ping="https://evil.example/">x</a>', 'the attribute ping of <a>'],
  ['<a href="/" target="_top">x</a>', 'target="_top" of <a>'],
  ['<a href="/" target="_blank" rel="opener">x</a>', 'rel="opener" of <a>'],
  ['<img src="https://evil.example/pixel" alt="">', 'src="https://evil.example/pixel" of <img>'],
  ['<img src="//evil.example/pixel" alt="">', 'src="//evil.example/pixel" of <img>'],
  ['<img src="http://images.example/a.png" alt="">', 'src="http://images.example/a.png" of <img>'],
  [
    '<img src="https://evilpictures.example/b.png" alt="">',
    'src="https://evilpictures.example/b.png" of <img>',
  ],
  ['<img src="data:text/html,x" alt="">', 'src="data:text/html,x" of <img>'],
  ['<img src="/a" srcset="https://evil.example/a 2x" alt="">', 'the attribute srcset of <img>'],
  ['<video src="/a"></video>', 'the element <video>'],
  ['<picture><source srcset="/a"></picture>', 'the element <picture>'],
  // Frames and what is embedded.
  ['<iframe src="https://evil.example/"></iframe>', 'src="https://evil.example/" of <iframe>'],
  ['<iframe src="https://player.example/videos.evil"></iframe>', 'src="https://player.example/videos.evil"'],
  ['<iframe src="https://player.example/videos/../x"></iframe>', 'src="https://player.example/videos/../x"'],
  ['<iframe src="/account/licenses"></iframe>', 'src="/account/licenses" of <iframe>'],
  ['<iframe src="javascript:alert(1)"></iframe>', 'src="javascript:alert(1)" of <iframe>'],
  ['<iframe srcdoc="<p>x"></iframe>', 'the attribute srcdoc of <iframe>'],
  ['<iframe src="/places/cadflow" allow="camera"></iframe>', 'allow="camera" of <iframe>'],
  [
    '<iframe src="/places/cadflow" sandbox="allow-top-navigation"></iframe>',
    'sandbox="allow-top-navigation"',
  ],
  [
    '<iframe src="/places/cadflow" sandbox="allow-scripts allow-same-origin"></iframe>',
    'sandbox does not hold',
  ],
  ['<object data="/x"></object>', 'the element <object>'],
  ['<embed src="/x">', 'the element <embed>'],
  // What changes the document.
  ['<base href="https://evil.example/">', 'the element <base>'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example/">', 'the element <meta>'],
  ['<link rel="stylesheet" href="https://evil.example/x.css">', 'the element <link>'],
  ['<title>Another</title>', 'the element <title>'],
  ['<template shadowrootmode="open"></template>', 'the element <template>'],
  ['<x-element></x-element>', 'the element <x-element>'],
  ['<p is="x-element">x</p>', 'the attribute is of <p>'],
  ['<math><mtext></mtext></math>', 'the element <math>'],
  ['<div id="root"></div>', 'id="root" of <div>'],
  ['<a id="portalScripts"></a>', 'id="portalScripts" of <a>'],
  ['<p id="portal-trust">{}</p>', 'id="portal-trust" of <p>'],
  ['<!-- a comment --><p>x</p>', 'a comment'],
  ['<!--$?--><p>x</p>', 'a comment'],
  // Forms.
  ['<form action="https://evil.example/"><button type="button">x</button></form>', 'the element <form>'],
  ['<button type="submit">x</button>', 'type="submit" of <button>'],
  ['<button type="button" formaction="https://evil.example/">x</button>', 'the attribute formaction'],
  ['<input type="password">', 'type="password" of <input>'],
  ['<input type="image">', 'type="image" of <input>'],
  ['<p contenteditable="">x</p>', 'the attribute contenteditable of <p>'],
  ['<input type="text" autofocus="">', 'the attribute autofocus of <input>'],
  // SVG.
  ['<svg><use href="https://evil.example/x.svg#a"></use></svg>', 'the element <use>'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', 'the element <a>'],
  ['<svg><image href="https://evil.example/x"></image></svg>', 'the element <image>'],
  ['<svg><foreignObject><p>x</p></foreignObject></svg>', 'the element <foreignObject>'],
  ['<svg><path d="M0 0"><animate attributeName="href"></animate></path></svg>', 'the element <animate>'],
  ['<svg><rect fill="url(https://evil.example/x#a)"></rect></svg>', 'fill="url(https://evil.example/x#a)"'],
  ['<svg><style>a{}</style></svg>', 'the element <style>'],
  // Styles.
  [
    '<p style="background:url(https://evil.example/x)">x</p>',
    'style="background:url(https://evil.example/x)"',
  ],
  ['<p style="background:u\\72l(https://evil.example/x)">x</p>', 'of <p>'],
  ['<p style="background:image-set(\'https://evil.example/x\' 1x)">x</p>', 'of <p>'],
  ['<style>@import "https://evil.example/x.css";</style>', 'styles with "@"'],
  ['<style>a{background:url(//evil.example/x)}</style>', 'styles with "url()"'],
  ['<style>a{background:URL(//evil.example/x)}</style>', 'styles with "URL()"'],
  ['<style>@font-face{src:url(/x)}</style>', 'styles with "@"'],
  ['<style>a{b:/*url(*/x}</style>', 'styles with "/*"'],
  ['<noscript><style>a{background:url(/x)}</style></noscript>', 'styles with "url()"'],
  // HTML that two parsers, or a parser and a reader, could understand in two ways.
  ['<noscript><p title="</noscript><script>alert(1)</script>">x</p></noscript>', 'not well-formed'],
  ['<noscript><script>alert(1)</script></noscript>', 'the element <script>'],
  ['</div><script>alert(1)</script><div>', 'not well-formed'],
  ['</div></body></html>', 'not well-formed'],
  ['<p>a<p', 'not well-formed'],
  ['<a href="/a" href="javascript:alert(1)">x</a>', 'not well-formed (duplicate-attribute)'],
  ['<p title="a"title="b">x</p>', 'not well-formed'],
  ['<b><p>x</b></p>', 'not well-formed'],
  ['<p>\u0000</p>', 'not well-formed'],
  ['<![CDATA[x]]>', 'not well-formed'],
  ['<svg><![CDATA[</svg><script>alert(1)</script>]]></svg>', 'not well-formed'],
  ['<html data-content="x"><p>x</p>', 'not well-formed'],
  ['<body class="x"><p>x</p>', 'not well-formed'],
  ['<table><p>x</p></table>', 'not well-formed'],
  ['<textarea><p>x</p>', 'not well-formed'],
  ['<plaintext>', 'the element <plaintext>'],
  ['<xmp><script>alert(1)</script></xmp>', 'the element <xmp>'],
  [`${'<div>'.repeat(300)}${'</div>'.repeat(300)}`, 'more than 200 levels'],
  [`<p>${'x'.repeat(MAX_BYTES)}</p>`, `more than ${MAX_BYTES}`],
];

// PAGES-19.
test.each(HOSTILE.map(([html, fault]) => [html.slice(0, 100), html, fault] as const))(
  'refuses %s',
  (_, html, fault) => {
    expect(faultOf({ html })).toContain(fault);
  },
);

// PAGES-15, PAGES-19: for each tag the check walked through the open elements, for each sign through the word after it.
test.each([
  ['levels', '<div>'.repeat(23_000) + '</div>'.repeat(23_000), 'more than 200 levels'],
  ['signs of a word in styles', `<p style="${'-'.repeat(200_000)}x; top: a(">x</p>`, 'of <p>'],
])('refuses as many %s as a document has room for at once', (_, html, fault) => {
  const start = performance.now();
  expect(faultOf({ html })).toContain(fault);
  expect(performance.now() - start).toBeLessThan(3_000);
});

/** What it could bring as a head. */
const HOSTILE_HEADS: readonly (readonly [string, string])[] = [
  ['<title>x</title><script>alert(1)</script>', '<script> in its head'],
  ['<title>x</title><script type="module">alert(1)</script>', '<script type="module"> in its head'],
  ['<title>x</title><script type="application/ld+json" src="/x.js">{}</script>', 'src="/x.js"> in its head'],
  ['<title>x</title><script type="application/ld+json">alert(1)</script>', 'which is no JSON'],
  ['<title>x</title><script type="application/ld+json">1</script>', 'which is no object'],
  ['<title>x</title><script type="application/ld+json">{"a":"<b>"}</script>', 'not escaped'],
  ['<title>x</title><meta http-equiv="content-security-policy" content="x">', '<meta http-equiv='],
  ['<title>x</title><meta name="referrer" content="unsafe-url">', '<meta name="referrer"'],
  ['<title>x</title><base href="https://evil.example/">', '<base href='],
  ['<title>x</title><link rel="stylesheet" href="/x.css">', '<link rel="stylesheet"'],
  ['<title>x</title><link rel="preload" as="script" href="https://evil.example/">', '<link rel="preload"'],
  ['<title>x</title><link rel="canonical" href="https://evil.example/">', '<link rel="canonical"'],
  ['<title>x</title><link rel="canonical" href="https://portal.example/points/b">', '<link rel="canonical"'],
  ['<title>x</title><meta property="og:url" content="https://evil.example/">', '<meta property="og:url"'],
  ['<title>x</title><meta property="og:image" content="https://evil.example/">', '<meta property="og:image"'],
  [
    '<title>x</title><link rel="alternate" type="application/atom+xml" title="x" href="https://evil.example/feeds/x">',
    '<link rel="alternate"',
  ],
  ['<title>x</title><title>y</title>', '<title> twice'],
  ['<title>x</title><style>a{}</style>', '<style> in its head'],
  ['<title>x</title><noscript><link rel="stylesheet" href="/x.css"></noscript>', '<noscript> in its head'],
  ['<title></title>', 'which is empty'],
  ['', 'does not begin with its title'],
  ['<meta name="description" content="x">', 'does not begin with its title'],
  ['<title>x</title>text', 'text or a comment'],
  ['<title>x</title><!--x-->', 'text or a comment'],
  ['<title>x</title></head><body><p>x</p>', 'a head that is not well-formed'],
  ['<title>x', 'a head that is not well-formed'],
];

// PAGES-19.
test.each(HOSTILE_HEADS)('refuses the head %s', (head, fault) => {
  expect(faultOf({ head })).toContain(fault);
});

// PAGES-19.
test.each(['b{}</style><script>alert(1)</script><style>', '</style><p>x</p>', 'b{}</style></head><body>'])(
  'styles of a release do not end their element: %s',
  (styles) => {
    expect(faultOf({ styles })).toBe('a part of it ends its place in the document');
  },
);
