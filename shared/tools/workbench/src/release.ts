/** `npm run release -- …`: builds and publishes a part, or changes which of its releases receive traffic. */
import { runProgram } from './command-line/command-line';

// Loading the rest fails outside of a checkout, which is told as any other mistake.
void runProgram(async (args) => (await import('./release/run-release')).runRelease(args));
