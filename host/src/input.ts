/**
 * Entry point of the inline script before the page: says which machine it is shown on, and records what is clicked in a
 * rendered page before the page reacts.
 */
import { recordInput } from '@portal/shell/record-input';
import { followEarlyChoice, markVisitor } from '@portal/ui/visitor';

markVisitor();
followEarlyChoice();
recordInput();
