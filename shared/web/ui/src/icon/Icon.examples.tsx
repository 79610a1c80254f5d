import type { Meta, Story } from '../examples/format';
import { Card, Stack } from '../layout/layout';
import { Icon, icons } from './Icon';

export default { title: 'Basics/Icon', component: Icon } satisfies Meta<typeof Icon>;

type IconStory = Story<typeof Icon>;

export const All: IconStory = {
  render: () => (
    <Stack row gap={3}>
      {Object.keys(icons).map((name) => (
        <Card key={name}>
          <Stack row gap={2}>
            <Icon name={name} />
            <span>{name}</span>
          </Stack>
        </Card>
      ))}
    </Stack>
  ),
};

export const Sizes: IconStory = {
  render: () => (
    <Stack row gap={4}>
      {[14, 18, 20, 24, 40].map((size) => (
        <Icon key={size} name="download" size={size} />
      ))}
    </Stack>
  ),
};

export const UnknownName: IconStory = { args: { name: 'no-such-icon' } };
