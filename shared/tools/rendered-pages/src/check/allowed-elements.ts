/**
 * What the documents of pages may contain: what the portal's components and the content's sanitizer draw, and elements
 * of the same kinds. Nothing here runs, loads, submits or replaces anything. PAGES-19.
 */

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** What addresses in a page are compared with. */
export interface AllowedAddresses {
  /** Origin of the portal. */
  readonly portal: string;
  /** The page's own address, absolute. */
  readonly own: string;
  /** Addresses that frames may show, with what is below them: those that the configuration names. */
  readonly frames: readonly string[];
  /** Origins of images besides the portal's, such as `https://images.example` or `https://*.images.example`. */
  readonly images: readonly string[];
}

/** Whether an attribute may have a value. */
export type ValueRule = (value: string, addresses: AllowedAddresses) => boolean;

export const anyValue: ValueRule = () => true;

/** Allows words of a text, also several of them. */
const oneOf = (text: string): ValueRule => {
  const allowed = words(text);
  return (value) => words(value).every((word) => allowed.includes(word));
};
const matching =
  (pattern: RegExp): ValueRule =>
  (value) =>
    pattern.test(value);

/** Control characters that browsers take out of addresses. */
const CONTROL_CHARACTER = /[\p{Cc}]/u;
const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;

/** The address as a browser reads it; `undefined` if it is none. */
const resolve = (address: string, portal: string): URL | undefined =>
  CONTROL_CHARACTER.test(address) || !URL.canParse(address, portal) ? undefined : new URL(address, portal);

/** Where a link leads. */
const link: ValueRule = (value, { portal }) => LINKS.has(resolve(value, portal)?.protocol ?? '');

/** An address of a frame. It is one of the allowed ones, or below it. */
const frame: ValueRule = (value, { portal, frames }) => {
  const url = resolve(value, portal);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  return frames.some((address) => {
    const base = resolve(address, portal)?.href.replace(/\/$/, '');
    return (
      base !== undefined && (url.href === base || [...'/?#'].some((sign) => url.href.startsWith(base + sign)))
    );
  });
};

/** An address of an image, as browsers read the policy. */
const image: ValueRule = (value, { portal, images }) => {
  if (IMAGE_DATA.test(value)) return true;
  const url = resolve(value, portal);
  if (url === undefined) return false;
  const isOf = (source: string) => {
    const [, start = '', domain] = /^(https?:\/\/)\*(\..+)$/.exec(source) ?? [];
    return domain === undefined
      ? url.origin === source
      : url.origin.startsWith(start) && url.host.endsWith(domain);
  };
  return url.origin === portal || images.some(isOf);
};

/** An id that no script of the host looks for, or uses as a name of the window. */
const id: ValueRule = (value) => value !== '' && !/^(?:root$|portal)/.test(value);

/** Declarations of CSS. */
const style: ValueRule = (value) => stylesFault(value) === undefined;

const any = (names: string): Readonly<Record<string, ValueRule>> =>
  Object.fromEntries(words(names).map((name) => [name, anyValue]));

type Attributes = Readonly<Record<string, ValueRule>>;

/** Attributes of every element of HTML. `aria-*` and `data-*` are allowed besides. */
export const GLOBAL_ATTRIBUTES: Attributes = {
  ...any('class dir elementtiming hidden lang role title translate'),
  id,
  style,
  tabindex: oneOf('-1 0'),
};

const CONTROL = any(
  'autocapitalize autocomplete disabled maxlength minlength name placeholder readonly required',
);
const CELL = any('colspan headers rowspan scope');

/** Elements without attributes of their own. */
const PLAIN = `abbr address article aside b bdi bdo blockquote br caption cite code dd del dfn div dl dt em figcaption
  figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd legend main mark menu nav noscript p pre q rp rt ruby s
  samp search section small span strong style sub summary sup table tbody tfoot thead tr u ul var wbr`;

/** The elements of HTML by name, with their own attributes. */
export const HTML_ELEMENTS: Readonly<Record<string, Attributes>> = {
  ...Object.fromEntries(words(PLAIN).map((name) => [name, {}])),
  a: {
    ...any('download hreflang type'),
    href: link,
    rel: oneOf('external nofollow noopener noreferrer'),
    target: oneOf('_blank _self'),
  },
  button: { ...any('disabled name value'), type: oneOf('button') },
  col: any('span'),
  colgroup: any('span'),
  data: any('value'),
  datalist: {},
  details: any('name open'),
  fieldset: any('disabled'),
  // It shows what the configuration names, and nothing of the portal's own that a visitor could be made to click.
  iframe: {
    src: frame,
    sandbox: oneOf(
      'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts',
    ),
    allow: matching(/^(?:(?:fullscreen|picture-in-picture)(?:; ?|$))*$/),
    loading: oneOf('eager lazy'),
    ...any('height width'),
  },
  img: {
    src: image,
    loading: oneOf('eager lazy'),
    decoding: oneOf('async auto sync'),
    ...any('alt height width'),
  },
  input: {
    ...CONTROL,
    ...any('checked inputmode list max min spellcheck step value'),
    type: oneOf('button checkbox date email number radio range search tel text time url'),
  },
  label: any('for'),
  li: any('value'),
  meter: any('high low max min optimum value'),
  ol: any('reversed start type'),
  optgroup: any('disabled label'),
  option: any('disabled label selected value'),
  output: any('for'),
  progress: any('max value'),
  select: { ...CONTROL, ...any('multiple size') },
  td: CELL,
  textarea: { ...CONTROL, ...any('cols rows spellcheck') },
  th: { ...CELL, ...any('abbr') },
  time: any('datetime'),
};

/** A color, or an element of the same document. */
const PAINT = matching(/^(?:[\w#., ()%-]*|url\(#[\w-]+\))$/);
const OWN_ELEMENT = matching(/^(?:none|url\(#[\w-]+\))$/);

/** Attributes of every element of SVG. */
export const SVG_ATTRIBUTES: Attributes = {
  ...GLOBAL_ATTRIBUTES,
  ...any(`clip-rule cx cy d display dominant-baseline dx dy fill-opacity fill-rule focusable font-family font-size
    font-weight fx fy gradientTransform gradientUnits height offset opacity pathLength
    patternUnits points preserveAspectRatio r rx ry spreadMethod stop-color stop-opacity stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor transform
    vector-effect version viewBox visibility width x x1 x2 xmlns y y1 y2`),
  fill: PAINT,
  stroke: PAINT,
  'clip-path': OWN_ELEMENT,
  mask: OWN_ELEMENT,
};

/** The elements of SVG. None of them loads, runs or animates anything. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  words(
    'circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop svg text title tspan',
  ),
);

/** Functions that styles of a page's HTML may have: none of them names an address. */
const FUNCTIONS = new Set(
  words(`calc clamp color color-mix cubic-bezier fit-content has hsl hsla is lab lch light-dark linear-gradient max min minmax
   not nth-child nth-last-child nth-of-type oklab oklch radial-gradient repeat rgb rgba rotate scale steps translate
   translatex translatey var where`),
);

/**
 * Says what the styles in a page's HTML have that they may not; `undefined`: nothing. Everything that names an address
 * (`url()`, `@import`) is refused, and what could hide it: escapes, comments, at-rules. PAGES-19.
 * @param css text of a `style` attribute or element.
 */
export function stylesFault(css: string): string | undefined {
  const sign = /[\\@<]|\/\*/.exec(css)?.[0];
  if (sign !== undefined) return `styles with "${sign}"`;
  const other = [...css.matchAll(/(?<![\w-])([\w-]*)\(/g)].find(
    ([, name = '']) => name !== '' && !FUNCTIONS.has(name.toLowerCase()),
  );
  return other && `styles with "${other[1]}()"`;
}
