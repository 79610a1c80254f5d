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
export function redactNamedValues(text: string): string {
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
