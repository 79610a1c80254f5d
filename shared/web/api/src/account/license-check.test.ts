import { freshPage, injectFault, signInAs } from '@portal/testing';
import { checkLicense, getLicenseCoverage } from './license-check';

beforeEach(async () => {
  await freshPage();
  await signInAs('oem');
});

// CALL-22.
test('a license of an OEM product names its versions and languages', async () => {
  expect(await getLicenseCoverage('autocad_oem')).toEqual([{ versions: ['2026'], languages: ['English'] }]);
});

test('reads one text, several, and numbers; anything else says nothing', async () => {
  await injectFault({
    call: 'getuserlicense',
    kind: 'body',
    body: {
      licenses: [
        { version: 2025, language: 'German' },
        { versions: [2024, '2023'], languages: { not: 'a list' } },
        { versions: ' ' },
        'AutoCAD OEM',
      ],
    },
  });
  expect(await getLicenseCoverage('autocad_oem')).toEqual([
    { versions: ['2025'], languages: ['German'] },
    { versions: ['2024', '2023'], languages: [] },
    { versions: [], languages: [] },
    { versions: [], languages: [] },
  ]);
});

// CALL-5, API-8.
test('a list with nothing in it is no license, but an answer that does not fit', async () => {
  await injectFault({ call: 'getuserlicense', kind: 'body', body: [null] });
  await expect(checkLicense('realdwg')).rejects.toMatchObject({ name: 'ResponseError' });
});
