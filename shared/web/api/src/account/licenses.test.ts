import { freshPage, injectFault, signInAs } from '@portal/testing';
import * as v from 'valibot';
import { getLicenseCoverage, listResponse } from './licenses';

const schema = listResponse(v.number());

test.each([[[1, 2]], [{ licenses: [1, 2] }], [{ count: 2, licenses: [1, 2] }]])(
  'reads %j as a list',
  (answer) => {
    expect(v.parse(schema, answer)).toEqual([1, 2]);
  },
);

// API-9.
test.each([[{ a: [1], b: [2] }], [{}], ['x'], [null], [{ a: ['x'] }]])('refuses %j', (answer) => {
  expect(v.is(schema, answer)).toBe(false);
});

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
