import * as v from 'valibot';
import type { LoaderContext } from 'webpack';
import { addStyleModule } from '../workspace';

/** What css-loader exports: its style sheets, each as `[id, text, …]`, with the class names of the module. */
interface StyleSheets extends ReadonlyArray<readonly [id: unknown, css: string, ...rest: unknown[]]> {
  readonly locals?: Readonly<Record<string, string>>;
}

const exported = v.object({ default: v.custom<StyleSheets>(Array.isArray, 'must be an array') });

/**
 * A loader for styles that are part of a script. It runs css-loader's code at build time and writes its result: the
 * text, and the names of the classes. style-loader, which dev servers use, runs that code in the browser, and can
 * replace styles; both cost 1 kB in the first load of every remote.
 */
export async function pitch(this: LoaderContext<unknown>, request: string): Promise<string> {
  const result: unknown = await this.importModule(
    `${this.resourcePath}.webpack[javascript/auto]!=!!!${request}`,
  );
  const { default: sheets } = v.parse(exported, result);
  const css = sheets.map(([, text]) => text).join('');
  return [
    `import { addStyle } from ${JSON.stringify(addStyleModule)};`,
    `addStyle(${JSON.stringify(css)});`,
    `export default ${JSON.stringify(sheets.locals ?? {})};`,
  ].join('\n');
}
