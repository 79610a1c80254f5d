/**
 * What must not leave the page in a text: whose it is, and what opens doors.
 *
 * Every search here takes time in proportion to the text, whatever the text is: reports hold what
 * strangers wrote. So what stands before a sign (`@`, `=`, `-`) is found from the sign backwards, by
 * look-behind, and no expression searches again and again for an end that is missing.
 */
import { withoutNamedValues } from './named-values';

/** What stands between two quotes, blanks or angle brackets, and so may be an address. */
const WORD = /[^\s"'<>]+/g;

/** An address without its query and fragment, which may hold tokens, signed links and e-mail addresses. */
function withoutQuery(word: string): string {
  const path = word.indexOf('/');
  if (path < 0) return word;
  const query = word.slice(path).search(/[?#]/);
  return query < 0 ? word : word.slice(0, path + query);
}

/** Secrets that a sign inside of them gives away: the first group is the part before the sign. */
const AROUND_A_SIGN: readonly (readonly [RegExp, string])[] = [
  // E-mail addresses, but not a release's name: `mfe-cae@1.0.0-ab12`.
  [
    /(?:@|%40)(?<=([\w.+-]+)(?:@|%40))(?!\d+\.\d+\.\d+(?:-[\w.-]+)?(?![\w.-]))[\w-]+(?:\.[\w-]+)+/g,
    '[e-mail]',
  ],
  // License keys: groups of letters and digits.
  [/-(?<=(?<!\w)([A-Z0-9]{4,})-)[A-Z0-9]{4,}(?:-[A-Z0-9]{4,})+(?!\w)/g, '[key]'],
];

function replaceAroundSign(text: string, [sign, instead]: readonly [RegExp, string]): string {
  let clean = '';
  let end = 0;
  for (const match of text.matchAll(sign)) {
    const start = Math.max(end, match.index - (match[1] ?? '').length);
    clean += text.slice(end, start) + instead;
    end = match.index + match[0].length;
  }
  return clean + text.slice(end);
}

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // What a schema library quotes: `Expected number but received "…"`. The value may hold quotes, so the
  // last one counts, and whatever follows when there is none.
  [/\b(received:? )(?:".*"|'.*'|["'].*|-?\d[\d.e+-]*n?)/gis, '$1[value]'],
  // What the browser quotes of a text that is no JSON; at most a few dozen characters.
  [
    /(Unexpected (?:token|identifier) [^\n]{0,12}?)".{0,200}?"(?=\.{3}| is not valid JSON|$)/gs,
    '$1"[value]"',
  ],
  // A signed token: its head is the Base64 of `{"`, or of `{` and a blank.
  [/(?<![\w-])e(?:y[A-DI-L]|w[k-r0-3])[\w-]{4,}(?:\.[\w-]*){2,}/g, '[token]'],
  [/\b(token|bearer|basic)\s+[\w.~+/=-]{6,}/gi, '$1 [secret]'],
];

/** A text without what must not leave the page. */
export function scrubText(text: string): string {
  const addressed = text.replace(WORD, withoutQuery);
  const replaced = REPLACEMENTS.reduce((rest, [secret, instead]) => rest.replace(secret, instead), addressed);
  return AROUND_A_SIGN.reduce(replaceAroundSign, withoutNamedValues(replaced));
}
