import type { Meta, Story } from '../examples/format';
import { Stack } from '../layout/layout';
import { Button } from './Button';

export default { title: 'Basics/Button', component: Button } satisfies Meta<typeof Button>;

type ButtonStory = Story<typeof Button>;

export const Kinds: ButtonStory = {
  render: () => (
    <Stack row gap={3}>
      <Button kind="primary">Sign In</Button>
      <Button>Contact Sales</Button>
      <Button kind="text">Show details</Button>
      <Button kind="link">Forgot your password?</Button>
    </Stack>
  ),
};

export const Sizes: ButtonStory = {
  render: () => (
    <Stack row gap={3}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Stack>
  ),
};

export const WithIcon: ButtonStory = { args: { kind: 'primary', icon: 'download', children: 'Download' } };

export const IconOnly: ButtonStory = { args: { icon: 'retry', 'aria-label': 'Try again' } };

export const Busy: ButtonStory = {
  render: () => (
    <Stack row gap={3}>
      <Button kind="primary" icon="download" loading>
        Download
      </Button>
      <Button loading>Contact Sales</Button>
      <Button kind="text" loading>
        Show details
      </Button>
    </Stack>
  ),
};

export const Disabled: ButtonStory = {
  render: () => (
    <Stack row gap={3}>
      <Button kind="primary" disabled>
        Sign In
      </Button>
      <Button disabled>Contact Sales</Button>
      <Button kind="text" disabled>
        Show details
      </Button>
      <Button kind="link" disabled>
        Forgot your password?
      </Button>
    </Stack>
  ),
};

export const Block: ButtonStory = { args: { kind: 'primary', block: true, children: 'Start the trial' } };

export const LongText: ButtonStory = {
  args: {
    icon: 'license',
    children: 'Generate a license key for every product of this evaluation, the expired ones included',
  },
};
