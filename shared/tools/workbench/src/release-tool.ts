/**
 * `npm run release-tool`: writes the release tool as one file, for a job that has credentials and installs nothing:
 * `node .portal/release-tool/release.mjs mfe-cae --from .portal/release --to s3://bucket/prefix`.
 */
import { commandLine, runProgram } from './command-line/command-line';
import { bundleReleaseTool } from './release/tool/bundle-release-tool';

const parse = commandLine<string>('npm run release-tool --', (command, resolve) => {
  command
    .description(
      'Writes the release tool as one file, which needs Node and a checkout of this repository only.',
    )
    .option('--to <file>', 'file to write', '.portal/release-tool/release.mjs')
    .action(({ to }: { readonly to: string }) => resolve(to));
});

void runProgram(async (args) => {
  const to = parse(args);
  const packages = await bundleReleaseTool(to);
  console.log(`${to} contains the release tool and ${packages.length} packages: ${packages.join(', ')}`);
});
