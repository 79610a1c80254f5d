import { findStyleLeaks, type RemoteStyles, styleFile } from '@portal/isolation/styles';
import * as v from 'valibot';
import type { LoaderContext } from 'webpack';
import { webpackModule } from '../workspace';
import { noteStyleLeaks } from './style-leaks';

export interface StyleInScriptOptions {
  /** Name of the remote whose styles must not match outside of it. Default: the styles are the host's. ISOLATION-1. */
  readonly remote?: string;
}

/** What css-loader exports: its style sheets, each as `[id, text, …]`, with the class names if it is a module. */
interface StyleSheets extends ReadonlyArray<readonly [id: unknown, css: string, ...rest: unknown[]]> {
  readonly locals?: Readonly<Record<string, string>>;
}

/** The names in the source by those in the build: css-loader lists what a class is composed of, too. */
const sourceNames = ({ locals }: StyleSheets): RemoteStyles['names'] =>
  locals === undefined
    ? 'plain'
    : new Map(
        Object.entries(locals).flatMap(([name, built]) =>
          built.split(' ').map((one) => [one, name] as const),
        ),
      );

const exported = v.object({ default: v.custom<StyleSheets>(Array.isArray, 'must be an array') });

/**
 * A loader for styles that are part of a script. It runs css-loader's code at build time and writes its result: the
 * text, and the names of the classes. style-loader, which dev servers use, runs that code in the browser, and can
 * replace styles; both cost 1 kB in the first load of every remote.
 */
export async function pitch(this: LoaderContext<StyleInScriptOptions>, request: string): Promise<string> {
  const result: unknown = await this.importModule(
    `${this.resourcePath}.webpack[javascript/auto]!=!!!${request}`,
  );
  const { default: sheets } = v.parse(exported, result);
  const css = sheets.map(([, text]) => text).join('');
  const { remote } = this.getOptions();
  if (remote !== undefined && this._module !== undefined) {
    const file = styleFile(this.resourcePath, this.rootContext);
    noteStyleLeaks(this._module, findStyleLeaks({ remote, file, css, names: sourceNames(sheets) }));
  }
  return [
    `import { addStyle } from ${JSON.stringify(webpackModule('add-style'))};`,
    `addStyle(${JSON.stringify(css)});`,
    `export default ${JSON.stringify(sheets.locals ?? {})};`,
  ].join('\n');
}
