/**
 * Quotes a text as one argument of a POSIX shell (sh, bash, zsh): nothing in it is expanded. TERM-2.
 * @example quotePosix("it's") // 'it'\''s'
 */
export const quotePosix = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** PowerShell takes typographic quotes for plain ones. */
const SINGLE_QUOTES = /['\u2018\u2019\u201a\u201b]/g;

/** Quotes a text as one literal string of PowerShell: nothing in it is expanded. TERM-2. */
export const quotePowerShell = (text: string): string => `'${text.replace(SINGLE_QUOTES, '$&$&')}'`;
