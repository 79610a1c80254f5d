/** @jest-environment node */
import type { LoaderContext } from 'webpack';
import { pitch } from './style-in-script';

/** Runs the loader with what css-loader's code exports. */
const load = (exported: unknown) => {
  const context: Partial<LoaderContext<unknown>> = {
    resourcePath: '/card.module.css',
    importModule: () => Promise.resolve(exported),
  };
  return pitch.call(context as LoaderContext<unknown>, 'css-loader!/card.module.css');
};

test('a module adds its text and exports its class names, without code of a loader', async () => {
  const sheets = Object.assign([['id', '.a{color:"\\201c"}', '']], { locals: { card: 'a' } });
  const lines = (await load({ default: sheets })).split('\n');
  expect(lines[0]).toMatch(/^import \{ addStyle \} from ".*\/add-style\.ts";$/);
  expect(lines.slice(1)).toEqual(['addStyle(".a{color:\\"\\\\201c\\"}");', 'export default {"card":"a"};']);
});

test('code that exports no style sheets fails the build', async () => {
  await expect(load({ default: 'a' })).rejects.toThrow('must be an array');
});
