/** Entry point of the inline script that records what is clicked in a rendered page before the page reacts. */
import { recordInput } from '@portal/shell/record-input';

recordInput();
