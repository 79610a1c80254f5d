/**
 * Removes personal data and secrets from texts.
 *
 * Every search takes linear time, because reports contain untrusted text. So the part before a separator (`@`,
 * `=`, `-`) is matched backwards from the separator, with a look-behind, and no expression rescans the text for a
 * missing end.
 */

/** Names whose values are always secret, such as `access_token`, `client_secret`, `X-XSRF-TOKEN`. */
const SECRET_NAME =
  /token|secret|passw(?:or)?d|passphrase|authorization|credential|signature|cookie|jwt|session_?id|(?:api|licen[sc]e|private|access|auth)_?key|(?:^|[-_])keys?$/i;
/** Camel-case names such as `licenseKey`, but not `monkey`. */
const CAMEL_CASE_KEY = /[a-z\d]Keys?$/;

/** Whether a field, parameter or header with this name holds a secret. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name) || CAMEL_CASE_KEY.test(name);

/** The separator after a name: `token=`, `"license_key":`, `\"password\" :`. The group is the name. */
const NAME_SEPARATOR = /[=:](?<=([\w-]+)\\*["']?\s*[=:])/g;

/**
 * A value: up to its closing quote, or up to white space or a separator. In nested JSON the quotes are escaped;
 * such a value ends at the next quote. The group is what precedes the value itself.
 */
const VALUE = /(\s*")(?:[^"\\]|\\.)*|(\s*')(?:[^'\\]|\\.)*|(\s*\\+["'])[^\\"']*|(\s*)[^\s"',;&}\\]+/sy;

/** Replaces the values of secret names in a text by `[secret]`. */
function redactNamedValues(text: string): string {
  let clean = '';
  let end = 0;
  for (const { index, 1: name = '' } of text.matchAll(NAME_SEPARATOR)) {
    if (index < end || !isSecretName(name)) continue;
    VALUE.lastIndex = index + 1;
    const value = VALUE.exec(text);
    if (value === null) continue;
    const before = value.slice(1).find((found) => found !== undefined) ?? '';
    clean += `${text.slice(end, index + 1)}${before}[secret]`;
    end = VALUE.lastIndex;
  }
  return clean + text.slice(end);
}

/** A run of characters without white space, quotes and angle brackets; may be a URL. */
const WORD = /[^\s"'<>]+/g;

/** A URL without its query and fragment, which may hold tokens, signatures and e-mail addresses. */
function stripQuery(word: string): string {
  const path = word.indexOf('/');
  if (path < 0) return word;
  const query = word.slice(path).search(/[?#]/);
  return query < 0 ? word : word.slice(0, path + query);
}

/** Secrets with a separator inside, and their replacement. The first group is the part before the separator. */
const SECRETS_WITH_SEPARATOR: readonly (readonly [RegExp, string])[] = [
  // E-mail addresses, but not a release's name: `mfe-cae@1.0.0-ab12`.
  [
    /(?:@|%40)(?<=([\w.+-]+)(?:@|%40))(?!\d+\.\d+\.\d+(?:-[\w.-]+)?(?![\w.-]))[\w-]+(?:\.[\w-]+)+/g,
    '[e-mail]',
  ],
  // License keys: groups of letters and digits.
  [/-(?<=(?<!\w)([A-Z0-9]{4,})-)[A-Z0-9]{4,}(?:-[A-Z0-9]{4,})+(?!\w)/g, '[key]'],
];

function replaceAroundSeparator(text: string, [pattern, replacement]: readonly [RegExp, string]): string {
  let clean = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const start = Math.max(end, match.index - (match[1] ?? '').length);
    clean += text.slice(end, start) + replacement;
    end = match.index + match[0].length;
  }
  return clean + text.slice(end);
}

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // A value quoted by a schema library: `Expected number but received "…"`. The value may contain quotes, so it
  // ends at the last one, or at the end of the text if there is none.
  [/\b(received:? )(?:".*"|'.*'|["'].*|-?\d[\d.e+-]*n?)/gis, '$1[value]'],
  // Text quoted by the browser's JSON parser; at most a few dozen characters.
  [
    /(Unexpected (?:token|identifier) [^\n]{0,12}?)".{0,200}?"(?=\.{3}| is not valid JSON|$)/gs,
    '$1"[value]"',
  ],
  // A signed token (JWT): it starts with the Base64 of `{"`, or of `{` and white space.
  [/(?<![\w-])e(?:y[A-DI-L]|w[k-r0-3])[\w-]{4,}(?:\.[\w-]*){2,}/g, '[token]'],
  [/\b(token|bearer|basic)\s+[\w.~+/=-]{6,}/gi, '$1 [secret]'],
];

/** Removes personal data and secrets from a text. */
export function scrubText(text: string): string {
  const withoutQueries = text.replace(WORD, stripQuery);
  const replaced = REPLACEMENTS.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    withoutQueries,
  );
  return SECRETS_WITH_SEPARATOR.reduce(replaceAroundSeparator, redactNamedValues(replaced));
}
