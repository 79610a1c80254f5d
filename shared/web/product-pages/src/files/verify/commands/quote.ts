/** A text as one word of a POSIX shell (sh, bash, zsh): nothing in single quotes is special. VERIFY-6. */
export const quotePosix = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** PowerShell ends a string in single quotes at each of these, too; doubled, it is a character of the string. */
const POWERSHELL_QUOTES = /['\u2018\u2019\u201A\u201B]/g;

/** A text as one string of PowerShell. VERIFY-6. */
export const quotePowerShell = (text: string): string => `'${text.replace(POWERSHELL_QUOTES, '$&$&')}'`;
