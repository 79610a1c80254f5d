/** `npm run gallery`: every component of `@portal/ui` in each state, from the examples beside the components. */
import { parseGallery } from './command-line/gallery';
import { runProgram } from './command-line/run-program';
import { serveGallery } from './gallery/gallery-server';

async function main(args: readonly string[]): Promise<void> {
  const { port } = parseGallery(args);
  console.log(`\nThe gallery, with hot reload: ${await serveGallery(port)}\nStop with Ctrl+C.`);
}

void runProgram(main).then(() => {
  // Servers that are running already would keep a failed start from ending.
  if (process.exitCode !== undefined) process.exit();
});
