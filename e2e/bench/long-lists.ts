/** A page with a list as long as production data may become. */
export interface LongList {
  readonly name: string;
  readonly path: string;
  /** Key of the call that returns the list, and the response to inject. */
  readonly call: string;
  readonly response: unknown;
  /** Matches once the page's content is shown. */
  readonly selector: string;
  /** Nested accordion items to open to show the list. */
  readonly accordionItems: readonly string[];
  /** Column by which the list is sorted, up and down. Default: none. */
  readonly sortedBy?: string;
  readonly signedIn: boolean;
}

/** A content file as the contents API returns it. */
const contentFile = (content: unknown) => ({
  content: Buffer.from(JSON.stringify(content)).toString('base64'),
  encoding: 'base64',
});

const indexes = (length: number) => Array.from({ length }, (_, index) => index);

/** The lists that the bench measures. */
export const LONG_LISTS: readonly LongList[] = [
  {
    name: 'older versions, 5,000 versions',
    path: '/cae/eda/downloads',
    call: 'content:cae-product/eda/eda-version.json',
    response: contentFile([{ year: '2024', versions: indexes(5000).map((index) => `2024.1.${index}`) }]),
    selector: 'main button[aria-expanded]',
    accordionItems: ['2024'],
    signedIn: false,
  },
  {
    name: 'download page, 2,000 files',
    path: '/cae/eda/downloads/2026.2.0',
    call: 'content:cae-product/eda/eda-2026-2-0.json',
    response: contentFile({
      title: 'Ceetron Envision Demo Analyzer 2026.2.0',
      sections: [
        {
          name: 'Windows',
          files: indexes(2000).map((index) => ({
            filename: `Envision_Demo_Analyzer_2026.2.0_part${index}.zip`,
            description: `Part ${index}`,
            size: 12_000_000,
            md5sum: 'd41d8cd98f00b204e9800998ecf8427e',
          })),
        },
      ],
    }),
    selector: 'main button[aria-expanded]',
    accordionItems: ['Windows'],
    signedIn: false,
  },
  {
    name: 'licenses, 5,000',
    path: '/license_generator',
    call: 'getalllicenses',
    response: indexes(5000).map((index) => ({
      key: `KEY-${index}`,
      expires: index % 2 === 0 ? 'Never' : '2027-05-01',
      products: ['communicator', 'exchange'],
      headers: [],
    })),
    selector: 'main [role="tabpanel"], main table, main article, main li',
    accordionItems: [],
    sortedBy: 'Expiration',
    signedIn: true,
  },
];
