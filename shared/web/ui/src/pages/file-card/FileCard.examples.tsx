import { Button, type ButtonProps } from '../../button/Button';
import type { Meta, Story } from '../../examples/format';
import { Alert } from '../../feedback/Alert';
import { Tag } from '../../text/text';
import { FileCard } from './FileCard';

export default { title: 'Pages/FileCard', component: FileCard } satisfies Meta<typeof FileCard>;

type FileCardStory = Story<typeof FileCard>;

const name = 'HOOPS_Exchange_2025.3.0_Linux_x86-64.tar.gz';
const fields = [
  { term: 'Operating system', value: 'Linux x86-64' },
  { term: 'Size', value: '412 MB' },
  { term: 'MD5', kind: 'code', value: '9e107d9d372bb6826bd81d3542a419d6' },
] as const;
const downloadWith = (props: ButtonProps) => (
  <Button kind="primary" icon="download" {...props}>
    Download
  </Button>
);
const download = downloadWith({});

export const Usual: FileCardStory = { args: { name, fields, action: download } };

export const NameOnly: FileCardStory = { args: { name } };

export const WithTagAndNotes: FileCardStory = {
  args: {
    name,
    fields,
    extra: <Tag kind="info">Preview</Tag>,
    action: download,
    children: <p>Needs glibc 2.28 or newer.</p>,
  },
};

export const Busy: FileCardStory = { args: { name, fields, action: downloadWith({ loading: true }) } };

export const Disabled: FileCardStory = { args: { name, fields, action: downloadWith({ disabled: true }) } };

export const Failed: FileCardStory = {
  args: {
    name,
    fields,
    action: download,
    alert: (
      <Alert kind="error" title="The download could not be started" onClose={() => undefined}>
        The service did not respond in time.
      </Alert>
    ),
  },
};

export const LongText: FileCardStory = {
  args: {
    name: 'HOOPS_Visualize_HPS_2025.3.0_Windows_VS2022_x86-64_with_debug_symbols_and_source_examples.zip',
    extra: <Tag kind="warning">Long-term support until December 2027</Tag>,
    fields: [
      { term: 'Operating system', value: 'Windows 10, Windows 11, Windows Server 2019 and 2022, 64 bits' },
      {
        term: 'SHA-512',
        kind: 'code',
        value:
          'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
      },
    ],
    action: download,
  },
};
