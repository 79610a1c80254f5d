import type { Meta, Story } from '../examples/format';
import { Card, Stack } from './layout';

export default { title: 'Basics/Stack', component: Stack } satisfies Meta<typeof Stack>;

type StackStory = Story<typeof Stack>;

const cards = ['Windows', 'Linux', 'macOS', 'Android', 'iOS', 'WebAssembly'].map((name) => (
  <Card key={name}>{name}</Card>
));

export const Column: StackStory = { args: { children: cards } };
export const Row: StackStory = { args: { row: true, children: cards } };
export const SmallGap: StackStory = { args: { row: true, gap: 1, children: cards } };
export const LargeGap: StackStory = { args: { row: true, gap: 8, children: cards } };
