import { packageNaming } from '.';

// NAME-5.
test('the parts of a name and its modifiers are the documented ones', () => {
  expect(packageNaming.parts.map(({ part }) => `{${part}}`).join('_')).toBe(
    '{product}_{version}_{modifier}_{platform}',
  );
  expect(packageNaming.modifiers.map(({ code, name }) => [code, name])).toEqual([
    ['P', 'Preview'],
    ['RC', 'Release candidate'],
    ['U', 'Update'],
    ['SP', 'Service pack'],
  ]);
  for (const { filename } of packageNaming.examples) expect(filename).toMatch(/^HOOPS_/);
});
