import type { Meta, Story } from '../examples/format';
import { Day } from './text';

export default { title: 'Basics/Day', component: Day } satisfies Meta<typeof Day>;

type DayStory = Story<typeof Day>;

export const Long: DayStory = { args: { date: '2026-10-24' } };

export const Short: DayStory = { args: { date: '2026-10-24', length: 'short' } };

export const NoDay: DayStory = { args: { date: 'Fall of 2026' } };
