/** @jest-environment node */
import type { Stats } from 'webpack';
import { printErrorsBeside } from './serve';

const built = (name: string, ...errors: string[]) =>
  ({
    compilation: { getErrors: () => errors.map((message) => ({ message })) },
    toString: () => name,
  }) as unknown as Stats;

// DEV-4. A source of the frame is one of the main script, too.
test('an error of two builds is printed once, one of the second build alone as well', () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  printErrorsBeside(built('main', 'in Header.tsx'), [
    built('inline'),
    built('frame', 'in Header.tsx'),
    built('boot', 'in Header.tsx', 'in boot.ts'),
  ]);
  expect(print.mock.calls).toEqual([['boot']]);
  printErrorsBeside(undefined, [built('frame', 'in Header.tsx')]);
  expect(print).toHaveBeenLastCalledWith('frame');
});
