import { pageLink, text } from '../../../article/text';
import type { Article } from '../../../article/types';
import { basics } from './basics';
import { branding } from './branding';
import { expressTools } from './express-tools';
import { helpFile } from './help-file';
import { questions } from './questions';
import { resources } from './resources';
import { shipping } from './shipping';
import { zeroDocumentState } from './zero-document-state';

/** The eight sections of ART-1. */
export const article: Article = {
  title: 'AutoCAD OEM Training',
  lead: text`From the first build to a shipped product, for developers who know ObjectARX or .NET. The videos are open to all; sample projects and slides are for signed-in visitors. You need the kit or its trial from the ${pageLink('downloads page', '/platform-products/autocad_oem/downloads/latest')} to follow along.`,
  layout: 'accordion',
  sections: [basics, branding, shipping, zeroDocumentState, expressTools, helpFile, questions, resources],
};
