import { packageNaming } from '.';

// NAME-5.
test('the naming pattern, its parts and its modifiers are the documented ones', () => {
  expect(packageNaming.pattern).toBe('HOOPS_{product}_{version}_{modifier}_{platform}');
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
