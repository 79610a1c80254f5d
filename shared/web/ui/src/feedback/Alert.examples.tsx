import { Button } from '../button/Button';
import type { Meta, Story } from '../examples/format';
import { Stack } from '../layout/layout';
import { Alert } from './Alert';

export default { title: 'Basics/Alert', component: Alert } satisfies Meta<typeof Alert>;

type AlertStory = Story<typeof Alert>;

export const Kinds: AlertStory = {
  render: () => (
    <Stack gap={3}>
      <Alert kind="info" title="A new release is available" />
      <Alert kind="success" title="Your trial has started" />
      <Alert kind="warning" title="Your evaluation ends in 3 days" />
      <Alert kind="error" title="The download could not be started" />
    </Stack>
  ),
};

export const WithText: AlertStory = {
  args: { kind: 'info', title: 'Preview', children: 'This release is not meant for production.' },
};

export const TextOnly: AlertStory = {
  args: { kind: 'warning', role: 'note', children: 'This release needs CMake 3.20 or newer.' },
};

export const WithActions: AlertStory = {
  args: {
    kind: 'warning',
    title: 'You have no license for this product',
    onClose: () => undefined,
    children: (
      <Stack row gap={3}>
        <Button>Start a Trial</Button>
        <Button size="small" kind="link">
          Contact Sales
        </Button>
      </Stack>
    ),
  },
};

export const LongText: AlertStory = {
  args: {
    kind: 'error',
    title:
      'HOOPS_Visualize_HPS_2025.3.0_Windows_VS2022_x86-64_with_debug_symbols.zip could not be downloaded',
    onClose: () => undefined,
    children:
      'The service refused the request because the license of this account does not include the package. ' +
      'If you think that this is a mistake, write to support and mention the name of the file.',
  },
};
