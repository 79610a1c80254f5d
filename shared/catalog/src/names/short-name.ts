/** The names used in links. NAME-2. */
export const SHORT_NAMES = [
  'communicator',
  'exchange',
  'luminate',
  'publish',
  'visualize',
  'the-hoops-native-platform',
  'the-hoops-web-platform',
  'autocad_oem',
  'inventor_oem',
  'realdwg',
  'siemens-parasolid',
  'polygonica',
  'cee_env_cloud',
  'cee_env_desktop',
  'cee_sam',
] as const;

export type ShortName = (typeof SHORT_NAMES)[number];

/**
 * The first match wins. A name that begins with HOOPS is a web 3D product whatever follows, for example
 * "HOOPS Exchange for Parasolid".
 */
const RULES: readonly (readonly [RegExp, ShortName])[] = [
  [/\bhoops communicator\b/, 'communicator'],
  [/\bhoops exchange\b/, 'exchange'],
  [/\bhoops luminate\b/, 'luminate'],
  [/\bhoops publish\b/, 'publish'],
  [/\bhoops visualize\b/, 'visualize'],
  [/\bnative platform\b/, 'the-hoops-native-platform'],
  [/\bweb platform\b/, 'the-hoops-web-platform'],
  [/\bautocad oem\b|\bifc.*\b(reader|writer)s?\b/, 'autocad_oem'],
  [/\binventor oem\b/, 'inventor_oem'],
  [/\brealdwg\b/, 'realdwg'],
  [/\bparasolid\b/, 'siemens-parasolid'],
  [/\bpolygonica\b/, 'polygonica'],
  [/\benvision (cloud|web)\b|\bimport ?cae\b/, 'cee_env_cloud'],
  [/\benvision desktop\b/, 'cee_env_desktop'],
  [/\b(access|solve|mesh|sam)\b/, 'cee_sam'],
  [/\bcommunicator\b/, 'communicator'],
  [/\bexchange\b/, 'exchange'],
  [/\bluminate\b/, 'luminate'],
  [/\bpublish\b/, 'publish'],
  [/\bvisualize\b/, 'visualize'],
  [/acad oem/, 'autocad_oem'],
  [/inv oem/, 'inventor_oem'],
];

/** The short name for a product name of the account service; `unknown` if no rule matches. NAME-2. */
export function shortName(productName: string): ShortName | 'unknown' {
  const name = productName.trim().toLowerCase();
  const exactMatch = SHORT_NAMES.find((short) => short === name);
  const words = name.replace(/[\s_-]+/g, ' ');
  return exactMatch ?? RULES.find(([pattern]) => pattern.test(words))?.[1] ?? 'unknown';
}
