import type { Meta, Story } from '../examples/format';
import { Tabs } from './Tabs';

export default { title: 'Basics/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;

type TabsStory = Story<typeof Tabs>;

const systems = ['PowerShell', 'macOS', 'Linux'].map((title) => ({
  id: title,
  title,
  content: <p>The command for {title}.</p>,
}));

export const Usual: TabsStory = { args: { label: 'System', tabs: systems } };

export const OpenElsewhere: TabsStory = { args: { label: 'System', tabs: systems, initial: 'Linux' } };

export const WithCounts: TabsStory = {
  args: {
    label: 'Products',
    tabs: [
      { id: 'licensed', title: 'Licensed Products', count: 12, content: <p>Twelve products.</p> },
      { id: 'active', title: 'Active Evaluations', count: 0, content: <p>No evaluation.</p> },
    ],
  },
};
