/** @jest-environment node */
import type { Compilation, LoaderContext, Module } from 'webpack';
import { pitch, type StyleInScriptOptions } from './style-in-script';
import { styleLeaksOf } from './style-leaks';

/** Runs the loader with what css-loader's code exports. */
const load = (exported: unknown, options: StyleInScriptOptions = {}, module?: Module) => {
  const context = {
    resourcePath: '/mfe-x/src/card.module.css',
    rootContext: '/mfe-x',
    importModule: () => Promise.resolve(exported),
    getOptions: () => options,
    _module: module,
  } as unknown as LoaderContext<StyleInScriptOptions>;
  return pitch.call(context, 'css-loader!/mfe-x/src/card.module.css');
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

// ISOLATION-1.
test('a selector that matches outside of the remote is noted on the module, by its name in the source', async () => {
  const module = { buildInfo: {} } as Module;
  const sheets = Object.assign([['id', '.a b{top:0}.a+p,.c{top:0}', '']], { locals: { card: 'a b7' } });
  await load({ default: sheets }, { remote: 'mfe-x' }, module);
  expect(styleLeaksOf({ modules: new Set([module]) } as unknown as Compilation)).toEqual([
    expect.objectContaining({ name: 'selector .card + p', file: 'src/card.module.css' }),
    expect.objectContaining({ name: 'selector .c' }),
  ]);
});

// ISOLATION-1.
test('a plain style sheet gets the advice that it gets from its source', async () => {
  const module = { buildInfo: {} } as Module;
  await load({ default: [['id', 'body{margin:0}', '']] }, { remote: 'mfe-x' }, module);
  expect(styleLeaksOf({ modules: new Set([module]) } as unknown as Compilation)).toMatchObject([
    { sentence: expect.stringContaining('Rename the file to *.module.css') },
  ]);
});
