/** `npm run matrix -- mfe-x --from <store>`: does a remote work in the oldest supported, the live and the next host? */
import { runProgram } from './command-line/command-line';
import { describeMatrix, parseMatrix, runMatrix } from './compatibility/matrix';
import { isBroken } from './compatibility/report';

void runProgram(async (args) => {
  const rows = await runMatrix(parseMatrix(args));
  for (const line of describeMatrix(rows)) console.log(line);
  if (isBroken(rows.map(({ report }) => report))) process.exitCode = 1;
});
