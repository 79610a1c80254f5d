import { pick } from './pick';
import type { Notes } from './wire';

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

/**
 * Creates release notes in one of the three formats of the content: a text, a list of texts, a list of
 * `{body}`. The format depends on the version. Some releases have no notes: a list with a blank text.
 */
export function releaseNotes(product: string, version: string, highlights: readonly string[]): Notes {
  const seed = `${product} ${version}`;
  const news = pick(highlights, version.includes('U') ? 1 : 2, seed);
  const lines = [...news, ...pick(CORRECTIONS, 1, seed)];
  const forms: readonly (() => Notes)[] = [
    () => lines.join(' '),
    () => lines,
    () => lines.map((body) => ({ body })),
    () => lines,
    () => lines.map((body) => ({ body })),
    () => [''],
  ];
  const form = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % forms.length;
  return forms[form]?.() ?? '';
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
