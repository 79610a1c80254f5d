import type { Meta, Story } from '../examples/format';
import { Select } from './select';

export default { title: 'Widgets/Select', component: Select } satisfies Meta<typeof Select>;

type SelectStory = Story<typeof Select>;

const base = {
  'aria-label': 'Select a Language',
  placeholder: 'Select a Language',
  style: { width: '100%', maxWidth: '20rem' },
  options: [
    { value: 'enu', label: 'English' },
    { value: 'deu', label: 'German' },
    { value: 'jpn', label: 'Japanese' },
  ],
} as const;

const options = [...base.options];

export const NothingChosen: SelectStory = { render: () => <Select {...base} options={options} /> };

export const Chosen: SelectStory = { render: () => <Select {...base} options={options} value="deu" /> };

export const Open: SelectStory = {
  render: () => <Select {...base} options={options} value="deu" open />,
  parameters: { height: 240 },
};

export const Empty: SelectStory = {
  render: () => <Select {...base} options={[]} open />,
};

export const Busy: SelectStory = { render: () => <Select {...base} options={options} loading /> };

export const Disabled: SelectStory = {
  render: () => <Select {...base} options={options} value="deu" disabled />,
};

export const Invalid: SelectStory = { render: () => <Select {...base} options={options} status="error" /> };

export const LongText: SelectStory = {
  render: () => (
    <Select
      {...base}
      options={[
        { value: 'long', label: 'Chinese, simplified, as it is written in the mainland and in Singapore' },
      ]}
      value="long"
      open
    />
  ),
  parameters: { height: 160 },
};
