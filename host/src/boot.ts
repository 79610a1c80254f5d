/** Entry point of the inline script that starts the page's requests. */
import { boot, startAfterPaint } from '@portal/shell/boot';

startAfterPaint(boot);
