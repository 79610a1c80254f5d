import type { Meta, Story } from '../../examples/format';
import { Notes } from './Notes';

export default { title: 'Pages/Notes', component: Notes } satisfies Meta<typeof Notes>;

type NotesStory = Story<typeof Notes>;

const value =
  'This release needs <b>CMake 3.20</b>. Read the <a href="/hoops/exchange/support">notes</a> first.';

export const Plain: NotesStory = { args: { value } };
export const Info: NotesStory = { args: { value, tone: 'info' } };
export const Warning: NotesStory = { args: { value, tone: 'warning' } };

export const Several: NotesStory = {
  args: { tone: 'warning', value: ['The first note.', { body: '<i>The second</i> note.' }] },
};

/** What content marks as news is no warning. */
export const News: NotesStory = {
  args: {
    tone: 'warning',
    value: ['Rebuild your application.', { body: 'The importer reads STEP AP242 files.', type: 'news' }],
    highlights: 'Import is up to twice as fast.',
  },
};

export const LongText: NotesStory = {
  args: {
    tone: 'warning',
    value:
      'Packages of this release were built again on 3 June 2025, because the archives of Windows lacked the ' +
      'libraries of the <code>HOOPS_Exchange_Tessellation_and_Healing_Extension_Module_x86-64.dll</code>. ' +
      'If you downloaded them before, download them again.',
  },
};
