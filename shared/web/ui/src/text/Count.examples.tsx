import { countOf, partOf } from '@portal/catalog';
import type { Meta, Story } from '../examples/format';
import { Count } from './text';

export default { title: 'Basics/Count', component: Count } satisfies Meta<typeof Count>;

type CountStory = Story<typeof Count>;

export const BehindAHeading: CountStory = {
  render: () => (
    <h3>
      Files added <Count>{12}</Count>
    </h3>
  ),
};

export const Many: CountStory = { args: { children: 12_345 } };

export const SomeOfMany: CountStory = { args: { children: 8, of: 2_041 } };

export const InWords: CountStory = {
  render: () => (
    <p>
      {countOf(5_000, 'license')}, {partOf(3, 22, 'file')}
    </p>
  ),
};
