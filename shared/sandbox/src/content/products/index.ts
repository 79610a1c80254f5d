import type { ProductContent } from '../product-content';
import { autocadOemContent } from './autocad-oem';
import { caeContent } from './cae';
import { communicatorContent } from './communicator';
import { exchangeContent } from './exchange';
import { inventorOemContent } from './inventor-oem';
import { luminateContent } from './luminate';
import { parasolidContent } from './parasolid';
import { nativePlatformContent, webPlatformContent } from './platforms';
import { polygonicaContent } from './polygonica';
import { publishContent } from './publish';
import { realdwgContent } from './realdwg';
import { tableToPdfContent } from './tabletopdf';
import { demoViewerContent, parasolidViewerContent } from './viewers';
import { hpsContent, threeDfContent } from './visualize';

/** The content of every product of the catalog. */
export const productContents: readonly ProductContent[] = [
  communicatorContent,
  exchangeContent,
  publishContent,
  luminateContent,
  threeDfContent,
  hpsContent,
  webPlatformContent,
  nativePlatformContent,
  tableToPdfContent,
  parasolidViewerContent,
  demoViewerContent,
  ...caeContent,
  autocadOemContent,
  inventorOemContent,
  realdwgContent,
  parasolidContent,
  polygonicaContent,
];
