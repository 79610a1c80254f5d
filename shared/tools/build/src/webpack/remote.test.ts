/** @jest-environment node */
import { Writable } from 'node:stream';
import webpack from 'webpack';
import { IntendedWarningsPlugin } from './remote';

test('leaves out what the build means to do, and prints every other warning', () => {
  const printed: string[] = [];
  const stream = Object.assign(
    new Writable({
      write(chunk, _, done) {
        printed.push(String(chunk));
        done();
      },
    }),
    { isTTY: false },
  ) as unknown as NodeJS.WritableStream;
  const compiler = webpack({ infrastructureLogging: { stream }, plugins: [new IntendedWarningsPlugin()] });
  const plugin = compiler?.getInfrastructureLogger('Module Federation Manifest Plugin');
  plugin?.warn("Manifest will use absolute path resolution, reason: publicPath='auto'");
  expect(printed).toEqual([]);
  plugin?.warn('Manifest will not generate');
  plugin?.error("publicPath='auto'");
  compiler?.getInfrastructureLogger('Other').warn("publicPath='auto'");
  expect(printed).toHaveLength(3);
});
