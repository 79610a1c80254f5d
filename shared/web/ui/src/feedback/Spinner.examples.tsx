import type { Meta, Story } from '../examples/format';
import { Spinner } from './Spinner';

export default { title: 'Basics/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

type SpinnerStory = Story<typeof Spinner>;

/** Seconds; the message never appears while the example is open. */
const A_DAY = 86_400;

export const Usual: SpinnerStory = { args: { slowAfterSeconds: A_DAY } };
export const WithLabel: SpinnerStory = {
  args: { label: 'Taking you to the support site…', slowAfterSeconds: A_DAY },
};
export const TakesLong: SpinnerStory = { args: { label: 'Loading the training…', slowAfterSeconds: 0 } };
