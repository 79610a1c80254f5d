import { pick } from './pick';
import type { NoteEntry, Notes } from './wire';

/** Generic bug fixes for release notes. */
const CORRECTIONS = [
  'Fixed a crash when a file is closed while it is still loading.',
  'Fixed a memory leak when a model is unloaded and loaded again.',
  'Samples build without warnings with the newest supported compiler.',
  'Error messages name the file they are about.',
  'Third-party libraries have been updated to their current security releases.',
  'Corrected colors of faces that carry both a material and an override.',
  'Improved thread safety of the logging functions.',
];

/** What users have to do; unmarked notes, which the portal shows as warnings. */
const CAUTIONS = [
  'Rebuild applications that link the static libraries: the layout of two structures has changed.',
  'Convert cached models again: files of the release before are read, but without their thumbnails.',
];

/** Content of this year and later marks news. Older content is as it was written. NOTE-2. */
const MARKED_SINCE = 2025;

/** The notes of a release, and its highlights if it has any. */
export interface ReleaseNotes {
  readonly notes: Notes;
  readonly highlights?: string | readonly string[];
}

/** Notes of which none is marked, in one of the formats of the content, or a list with a blank text. */
function unmarkedNotes(lines: readonly string[], form: number): ReleaseNotes {
  const bodies = lines.map((body) => ({ body }));
  const forms: readonly Notes[] = [lines.join(' '), lines, bodies, lines, bodies, ['']];
  return { notes: forms[form % forms.length] ?? '' };
}

/** Notes that tell what is news: as highlights (a text or a list), or as marked notes. */
function markedNotes(lines: readonly string[], cautions: readonly string[], form: number): ReleaseNotes {
  const [first = ''] = lines;
  const asNote = (body: string): NoteEntry => ({ body, ...(!cautions.includes(body) && { type: 'news' }) });
  const forms: readonly ReleaseNotes[] = [
    { highlights: lines, notes: cautions },
    { highlights: first, notes: [...cautions, ...lines.slice(1)].map(asNote) },
    { notes: [...cautions, ...lines].map(asNote) },
  ];
  return forms[form % forms.length] ?? { notes: '' };
}

/**
 * Creates release notes in one of the formats of the content: a text, a list of texts, a list of `{body, type?}`,
 * with or without highlights. The format depends on the version. Some old releases have no notes.
 */
export function releaseNotes(
  { product, version, year }: { readonly product: string; readonly version: string; readonly year: number },
  highlights: readonly string[],
): ReleaseNotes {
  const seed = `${product} ${version}`;
  const news = pick(highlights, version.includes('U') ? 1 : 2, seed).map((text) =>
    text.replaceAll('{version}', version.toLowerCase().replaceAll(' ', '_')),
  );
  const lines = [...news, ...pick(CORRECTIONS, 1, seed)];
  const form = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  if (year < MARKED_SINCE) return unmarkedNotes(lines, form);
  // The first release of a year changes the most.
  const cautions = /^\d+(\.1)?(\.0)?$/.test(version) ? pick(CAUTIONS, 1, seed) : [];
  return markedNotes(lines, cautions, form);
}

/** The license block of a HOOPS product. */
export const hoopsLicense: Notes = [
  'Your license key from an earlier release of the same year works with this release.',
  'An evaluation runs for <strong>60 days</strong>. Find your key under <a href="/license_generator">View my License</a>.',
];

/** The license block of a product whose download needs a license from sales. */
export const salesLicense: Notes = [
  {
    body: 'This package needs a license. Evaluations are arranged with <a href="/places/contact-form">our sales team</a>.',
  },
];

/** The license block of a product whose download needs no license; sales licenses its use. */
export const openDownloadLicense: Notes = [
  {
    body: 'You can download this package without a license. To evaluate or license the toolkit, contact <a href="/places/contact-form">our sales team</a>.',
  },
];
