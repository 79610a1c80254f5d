/** Entry point of the inline script that starts the page's requests. */
import { boot } from '@portal/shell/boot';

boot();
