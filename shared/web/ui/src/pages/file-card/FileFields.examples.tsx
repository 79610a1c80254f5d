import type { Meta, Story } from '../../examples/format';
import { FileFields } from './FileCard';

export default { title: 'Pages/FileFields', component: FileFields } satisfies Meta<typeof FileFields>;

type FileFieldsStory = Story<typeof FileFields>;

export const Usual: FileFieldsStory = {
  args: {
    fields: [
      { term: 'Operating system', value: 'Linux x86-64' },
      { term: 'Compiler', value: 'GCC 11' },
      { term: 'MD5', kind: 'code', value: '9e107d9d372bb6826bd81d3542a419d6' },
    ],
  },
};

/** Fields without a value are left out. */
export const SomeMissing: FileFieldsStory = {
  args: {
    fields: [
      { term: 'Operating system', value: 'Linux x86-64' },
      { term: 'Compiler', value: '' },
      { term: 'MD5', kind: 'code', value: undefined },
    ],
  },
};

export const LongText: FileFieldsStory = {
  args: {
    fields: [
      {
        term: 'Supported environments',
        value: 'Red Hat Enterprise Linux 8 and 9, Ubuntu 20.04, 22.04 and 24.04',
      },
      {
        term: 'SHA-256',
        kind: 'code',
        value: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
    ],
  },
};
