/** Errors that are forgiven: none, one in each word, or two missing letters in a long word. SEARCH-3. */
export const TOLERANCES = [0, 1, 2] as const;
export type Tolerance = (typeof TOLERANCES)[number];

/** How well a word of a text is the word that was typed; less is better. */
export const WHOLE = 0;
const START = 1;
export const INSIDE = 3;
const ONE_ERROR = 6;
const TWO_MISSING = 8;

/** Letters and digits of every script; a dot belongs to a word only before a digit, as in versions. */
const WORD = /[\p{L}\p{M}\p{N}']+(?:\.(?=\d)[\p{L}\p{M}\p{N}']+)*/gu;
/** The same for a text whose letters are a to z, as nearly all are; it is found in a fraction of the time. */
const ASCII_WORD = /[a-z\d']+(?:\.(?=\d)[a-z\d']+)*/g;

/** British spellings inside of words, and the American ones that the portal and its content use. */
const SPELLINGS: Readonly<Record<string, string>> = {
  licenc: 'licens',
  visualis: 'visualiz',
  modell: 'model',
  colour: 'color',
  centre: 'center',
};
const BRITISH = new RegExp(Object.keys(SPELLINGS).join('|'), 'g');
const american = (text: string) => text.replace(BRITISH, (found) => SPELLINGS[found] ?? found);

const plain = (word: string) => american(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

/** The words of a text in its order, in lower case, without accents and in American spelling. */
export const wordsOf = (text: string): string[] =>
  /^[ -~]*$/.test(text)
    ? (american(text.toLowerCase()).match(ASCII_WORD) ?? [])
    : (text.match(WORD) ?? []).map((word) => plain(word));

/** The words of a text, and where each starts and ends. */
export const placedWordsOf = (text: string) =>
  Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    word: plain(written),
    start: index,
    end: index + written.length,
  }));

/** Numbers and versions are meant as they are typed, and a short word with an error could be any. */
const mayHaveErrors = (typed: string) => typed.length > 3 && !/\d/.test(typed);

/** Whether a word starts with `typed`, but for one missing, additional, wrong or swapped letter after the first. */
function hasOneError(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at++;
  if (at === 0) return false;
  const next = typed.slice(at + 1);
  return (
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(next, at) ||
    word.startsWith(next, at + 1) ||
    (word[at] === typed[at + 1] && word[at + 1] === typed[at] && word.startsWith(next.slice(1), at + 2))
  );
}

/** Letters of a word that is long enough for two missing ones. */
const LONG_WORD = 7;

/** Whether a long word starts with `typed`, but for at most two missing letters after the first. */
function lacksTwoLetters(word: string, typed: string): boolean {
  if (word.length < LONG_WORD || typed.length < LONG_WORD - 2 || word[0] !== typed[0]) return false;
  let found = 0;
  for (let at = 0; at < Math.min(word.length, typed.length + 2); at++) if (word[at] === typed[found]) found++;
  return found === typed.length;
}

/** How well `word` is what was typed; `null` if it is not. */
export function closeness(word: string, typed: string, tolerance: Tolerance): number | null {
  const start = word.indexOf(typed);
  if (start >= 0) return start > 0 ? INSIDE : word === typed ? WHOLE : START;
  if (tolerance === 0 || !mayHaveErrors(typed)) return null;
  if (hasOneError(word, typed)) return ONE_ERROR;
  return tolerance === 2 && lacksTwoLetters(word, typed) ? TWO_MISSING : null;
}
