/** Names whose values are secret whatever they look like: `access_token`, `client_secret`, `X-XSRF-TOKEN`. */
const SECRET_NAME =
  /token|secret|passw(?:or)?d|passphrase|authorization|credential|signature|cookie|jwt|session_?id|(?:api|licen[sc]e|private|access|auth)_?key|(?:^|[-_])keys?$/i;
/** `licenseKey`, but not `monkey`. */
const KEY_OF_SOMETHING = /[a-z\d]Keys?$/;

/** Whether a field, parameter or header of this name holds a secret. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name) || KEY_OF_SOMETHING.test(name);

/** The end of a name: `token=`, `"license_key":`, `\"password\" :`. The name is the group. */
const NAME_END = /[=:](?<=([\w-]+)\\*["']?\s*[=:])/g;

/**
 * A value: up to its closing quote, or to a blank or separator. In JSON inside of JSON the quotes are
 * escaped, and end at the next one. What comes before the value itself is the group.
 */
const VALUE = /(\s*")(?:[^"\\]|\\.)*|(\s*')(?:[^'\\]|\\.)*|(\s*\\+["'])[^\\"']*|(\s*)[^\s"',;&}\\]+/sy;

/** A text without the values that stand behind a secret name. */
export function withoutNamedValues(text: string): string {
  let clean = '';
  let end = 0;
  for (const { index, 1: name = '' } of text.matchAll(NAME_END)) {
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
