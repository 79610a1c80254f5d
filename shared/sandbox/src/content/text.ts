import { pick } from './pick';
import type { Notes } from './wire';

/** Corrections that any release may bring. */
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
 * Release notes in one of the three forms that the content has: a text, a list of texts, a list of
 * `{body}`. Which one depends on the version; some releases have none, as a blank first item.
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

/** The license block of a product that is downloaded with a license only, which sales gives out. */
export const salesLicense: Notes = [
  {
    body: 'This package needs a license. Evaluations are arranged with <a href="/places/contact-form">our sales team</a>.',
  },
];

/** The license block of a product that anybody may download and sales licenses. */
export const openDownloadLicense: Notes = [
  {
    body: 'You can download this package without a license. To evaluate or license the toolkit, contact <a href="/places/contact-form">our sales team</a>.',
  },
];
