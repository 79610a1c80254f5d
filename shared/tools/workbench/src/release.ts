/** `npm run release -- …`: builds and publishes a part, or changes which of its releases receive traffic. */
import { runProgram } from './command-line/command-line';
import { isReleaseProblem, runRelease } from './release/run-release';

void runProgram(runRelease, isReleaseProblem);
