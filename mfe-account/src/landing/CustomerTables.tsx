import { EvaluationTable } from './EvaluationTable';
import { LicensedTable } from './LicensedTable';
import type { Panel, View } from './panel';
import { Tabs } from './Tabs';

const TITLES: Readonly<Record<View, string>> = {
  licensed: 'Licensed Products',
  active: 'Active Evaluations',
};

/** The tables of a partner, an evaluator, or a user who is both. LAND-2, LAND-3. */
export function CustomerTables({ views, licensed, evaluations }: Extract<Panel, { kind: 'customer' }>) {
  return (
    <Tabs
      label="Your products and evaluations"
      tabs={views.map((view) => ({
        id: view,
        title: TITLES[view],
        count: view === 'licensed' ? licensed.length : evaluations.length,
        content:
          view === 'licensed' ? <LicensedTable rows={licensed} /> : <EvaluationTable rows={evaluations} />,
      }))}
    />
  );
}
