/** Entry point of the document's inline script. */
import { boot } from '@portal/shell/boot';

boot();
