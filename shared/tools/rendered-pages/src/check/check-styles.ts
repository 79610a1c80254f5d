/** Functions that styles of a page's HTML may have: none of them names an address. */
const FUNCTIONS = new Set(
  `calc clamp color color-mix cubic-bezier fit-content has hsl hsla is lab lch light-dark linear-gradient max min minmax
   not nth-child nth-last-child nth-of-type oklab oklch radial-gradient repeat rgb rgba rotate scale steps translate
   translatex translatey var where`.split(/\s+/),
);

/**
 * Says what the styles in a page's HTML have that they may not; `undefined`: nothing. Everything that names an address
 * (`url()`, `@import`) is refused, and what could hide it: escapes, comments, at-rules. PAGES-19.
 * @param css text of a `style` attribute or element.
 */
export function stylesFault(css: string): string | undefined {
  const sign = /[\\@<]|\/\*/.exec(css)?.[0];
  if (sign !== undefined) return `styles with "${sign}"`;
  const other = [...css.matchAll(/([\w-]*)\(/g)].find(
    ([, name = '']) => name !== '' && !FUNCTIONS.has(name.toLowerCase()),
  );
  return other && `styles with "${other[1]}()"`;
}
