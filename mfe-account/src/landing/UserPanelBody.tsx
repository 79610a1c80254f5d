import { CustomerTables } from './CustomerTables';
import { NewUserPrompt } from './NewUserPrompt';
import type { UserPanel } from './panel';

export { panelOf } from './panel';

/** The panel of a signed-in user. LAND-2. */
export function UserPanelBody(panel: UserPanel) {
  return panel.kind === 'new' ? <NewUserPrompt {...panel} /> : <CustomerTables {...panel} />;
}
