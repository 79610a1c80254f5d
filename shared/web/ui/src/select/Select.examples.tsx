import type { Meta, Story } from '../examples/format';
import { Select } from './Select';

export default { title: 'Basics/Select', component: Select } satisfies Meta<typeof Select>;

type SelectStory = Story<typeof Select>;

const systems = {
  label: 'System',
  options: [
    { value: '', label: 'All' },
    { value: 'windows', label: 'Windows' },
    { value: 'linux', label: 'Linux' },
  ],
};

const languages = {
  label: 'Select a Language',
  labelPosition: 'hidden',
  placeholder: 'Select a Language',
  options: [
    { value: 'English', label: 'English · Licensed' },
    { value: 'German', label: 'German' },
  ],
} as const;

export const Chosen: SelectStory = { render: () => <Select {...systems} value="linux" /> };

export const LabelBeside: SelectStory = {
  render: () => <Select {...systems} labelPosition="beside" value="windows" />,
};

export const Small: SelectStory = {
  render: () => <Select {...systems} labelPosition="beside" size="small" value="windows" />,
};

export const NothingChosen: SelectStory = { render: () => <Select {...languages} /> };

export const Empty: SelectStory = { render: () => <Select {...languages} options={[]} /> };

export const Disabled: SelectStory = { render: () => <Select {...systems} value="linux" disabled /> };

export const Invalid: SelectStory = { render: () => <Select {...systems} value="linux" invalid /> };

export const LongText: SelectStory = {
  render: () => (
    <Select
      label="Language"
      options={[
        { value: 'long', label: 'Chinese, simplified, as it is written in the mainland and in Singapore' },
      ]}
      value="long"
    />
  ),
};
