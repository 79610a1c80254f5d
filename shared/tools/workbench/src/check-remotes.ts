/** `npm run check-remotes -- --from <store>`: would the host of this workspace break a released remote? */
import { runProgram } from './command-line/command-line';
import { checkRemotes, parseCheckRemotes } from './compatibility/check-remotes';
import { describeReports, isBroken } from './compatibility/report';

void runProgram(async (args) => {
  const reports = await checkRemotes(parseCheckRemotes(args));
  for (const line of describeReports(reports)) console.log(line);
  if (isBroken(reports)) process.exitCode = 1;
});
