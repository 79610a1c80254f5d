import type { Meta, Story } from '../examples/format';
import { Stack } from '../layout/layout';
import { Input, PasswordInput, TextArea } from './form';

export default {
  title: 'Widgets/Input',
  component: Input,
  subcomponents: { PasswordInput, TextArea },
} satisfies Meta<typeof Input>;

type InputStory = Story<typeof Input>;

export const Empty: InputStory = {
  render: () => (
    <Stack>
      <Input aria-label="Name" placeholder="mfe-point-clouds" />
      <PasswordInput aria-label="Password" placeholder="Password" />
      <TextArea aria-label="Message" placeholder="What happened?" rows={2} />
    </Stack>
  ),
};

export const Filled: InputStory = {
  render: () => (
    <Stack>
      <Input aria-label="Name" defaultValue="Ada Lovelace" />
      <PasswordInput aria-label="Password" defaultValue="not a secret" />
      <TextArea aria-label="Message" defaultValue="The import of a STEP file failed." rows={2} />
    </Stack>
  ),
};

export const Invalid: InputStory = {
  render: () => (
    <Stack>
      <Input aria-label="Name" status="error" aria-invalid defaultValue="no name" />
      <PasswordInput aria-label="Password" status="error" aria-invalid />
      <TextArea aria-label="Message" status="error" aria-invalid rows={2} />
    </Stack>
  ),
};

export const Disabled: InputStory = {
  render: () => (
    <Stack>
      <Input aria-label="Name" disabled defaultValue="Ada Lovelace" />
      <PasswordInput aria-label="Password" disabled defaultValue="not a secret" />
      <TextArea aria-label="Message" disabled defaultValue="The import of a STEP file failed." rows={2} />
    </Stack>
  ),
};

export const LongText: InputStory = {
  args: {
    'aria-label': 'Address',
    defaultValue: `https://builds.example/${'mfe-point-clouds/'.repeat(12)}remoteEntry.js`,
  },
};
