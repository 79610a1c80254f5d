import { productByCode } from '@portal/catalog';
import { createFileEntry, filesOf } from '@portal/product-pages/parts';
import type { ParasolidContent } from '@portal/sdk/api/content';
import { keyOf, plainHead } from '../../testing/release';
import { PARASOLID_37_0, parasolidGroups } from './screen';

const product = productByCode('siemens-parasolid');

const groupsOf = (version: string, content: Partial<ParasolidContent>) =>
  parasolidGroups({
    product,
    version,
    content: { ...plainHead, patches: [], bodyshop: [], jumpstart: [], ...content },
  });

const keysOf = (groups: ReturnType<typeof parasolidGroups>) =>
  groups.map(({ section, context }) => [section.name, filesOf(section).map((file) => keyOf(file, context))]);

const FOLDER = 'packages/toolkits/siemens-parasolid';

test('has a section for each patch, then Bodyshop and Jumpstart Kit, which replace the patch in keys (PATH-3)', () => {
  const groups = groupsOf('38.1', {
    patches: [
      {
        patch: '38.1.178',
        files: [createFileEntry('win.zip')],
        documentation: [createFileEntry('notes.pdf')],
      },
      { patch: '38.1.143', files: [], documentation: [] },
    ],
    bodyshop: [createFileEntry('bodyshop.zip')],
    jumpstart: [createFileEntry('kit.zip')],
  });
  expect(keysOf(groups)).toEqual([
    ['Parasolid 38.1.178', [`${FOLDER}/38.1/38.1.178/win.zip`, `${FOLDER}/38.1/38.1.178/notes.pdf`]],
    ['Parasolid 38.1.143', []],
    ['Bodyshop', [`${FOLDER}/38.1/bodyshop/bodyshop.zip`]],
    ['Jumpstart Kit', [`${FOLDER}/38.1/jumpstart/kit.zip`]],
  ]);
});

test('builds no key for a patch that is outside of its folder', () => {
  const [group] = groupsOf('38.1', {
    patches: [{ patch: '..', files: [createFileEntry('win.zip')], documentation: [] }],
  });
  expect(group && keyOf(createFileEntry('win.zip'), group.context)).toBeNull();
});

describe('37.0 (PAR-3)', () => {
  const { initialRelease, bodyshop } = PARASOLID_37_0;

  test('gets the fixed initial release and bodyshop if the content lacks them', () => {
    const groups = groupsOf('37.0', { patches: [{ patch: '37.0.214', files: [], documentation: [] }] });
    expect(keysOf(groups)).toEqual([
      ['Parasolid 37.0.214', []],
      [
        `Initial Release ${initialRelease.patch}`,
        [...initialRelease.files, ...initialRelease.documentation].map(
          ({ filename }) => `${FOLDER}/37.0/${initialRelease.patch}/${filename}`,
        ),
      ],
      ['Bodyshop', bodyshop.map(({ filename }) => `${FOLDER}/37.0/bodyshop/${filename}`)],
      ['Jumpstart Kit', []],
    ]);
  });

  test('keeps the files of the content', () => {
    const own = { ...initialRelease, files: [createFileEntry('own.zip')], documentation: [] };
    const groups = groupsOf('37.0', { patches: [own], bodyshop: [createFileEntry('own-bodyshop.zip')] });
    expect(keysOf(groups)).toEqual([
      [`Initial Release ${initialRelease.patch}`, [`${FOLDER}/37.0/${initialRelease.patch}/own.zip`]],
      ['Bodyshop', [`${FOLDER}/37.0/bodyshop/own-bodyshop.zip`]],
      ['Jumpstart Kit', []],
    ]);
  });

  test('does not change other versions', () => {
    expect(keysOf(groupsOf('37.1', {}))).toEqual([
      ['Bodyshop', []],
      ['Jumpstart Kit', []],
    ]);
  });
});
