import type { Compiler } from 'webpack';

/** What webpack puts before an error of the compiler, and the compiler's own stack after it. */
const AROUND =
  /^Module build failed \(from [^\n]*\):\n[^\n]*?\bError: |\s*^Caused by:\s+Syntax Error\s*$|\s*^Stack backtrace:[\s\S]*$/gm;

/** `,-[/folder/src/Welcome.tsx:12:3]` or `╭─[…]`, as the compiler draws the place of an error. */
const PLACE = /\[[^\s[\]]+?:(\d+):(\d+)\]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors begin with it
const COLORS = /\u001b\[[\d;]*m/g;

function shorten(error: Error): void {
  const [, line, column] = PLACE.exec(error.message.replace(COLORS, '')) ?? [];
  if (error.name !== 'ModuleBuildError' || line === undefined) return;
  const loc = { start: { line: Number(line), column: Number(column) } };
  Object.assign(error, { message: error.message.replace(AROUND, ''), loc });
}

/** Lets an error of the source begin with its file and line, and leaves out where the compiler was in its own code. DEV-4. */
export class BriefErrorsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('brief errors', ({ hooks }) =>
      hooks.processErrors.tap('brief errors', (errors) => {
        errors.forEach(shorten);
        return errors;
      }),
    );
  }
}
