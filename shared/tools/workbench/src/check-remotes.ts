/** `npm run check-remotes -- --from <store>`: would the host of this workspace break a released remote? */
import { runProgram } from './command-line/command-line';
import { checkRemotes, parseCheckRemotes } from './compatibility/check-remotes';
import { describeReports, isBroken } from './compatibility/report';

async function main(args: readonly string[]): Promise<void> {
  const reports = await checkRemotes(parseCheckRemotes(args));
  for (const line of describeReports(reports)) console.log(line);
  if (isBroken(reports)) process.exitCode = 1;
}

void runProgram(main);
