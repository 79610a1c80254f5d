import type { Meta, Story } from '../examples/format';
import { Stack } from '../layout/layout';
import { Tag } from './text';

export default { title: 'Basics/Tag', component: Tag } satisfies Meta<typeof Tag>;

type TagStory = Story<typeof Tag>;

export const Kinds: TagStory = {
  render: () => (
    <Stack row gap={2}>
      <Tag>2025.3.0</Tag>
      <Tag kind="primary">Latest</Tag>
      <Tag kind="info">Preview</Tag>
      <Tag kind="success">Licensed</Tag>
      <Tag kind="warning">Ends in 3 days</Tag>
      <Tag kind="error">Expired</Tag>
    </Stack>
  ),
};

export const LongText: TagStory = {
  args: { kind: 'info', children: 'Long-term support until December 2027' },
};
