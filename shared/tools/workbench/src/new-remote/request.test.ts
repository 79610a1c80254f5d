/** @jest-environment node */
import { newRemoteProblems, parseNewRemote, takenOver } from './request';

const parse = (...args: string[]) => parseNewRemote(args);
const others = [{ name: 'mfe-cae', owns: ['/cae/*', '/hoops/:product/trial'] }];
const problemsOf = (name: string, ...owns: string[]) =>
  newRemoteProblems({ name, owns, title: 'Any', team: 'Any' }, others);

test('parses the name, patterns and title', () => {
  expect(parse('remote', 'mfe-point-clouds', '--owns', '/points/*')).toEqual({
    name: 'mfe-point-clouds',
    title: 'Point clouds',
    team: 'Point clouds',
    owns: ['/points/*'],
  });
  expect(
    parse(
      'remote',
      'mfe-x',
      '--owns',
      '/x/*,/y/:id',
      '--owns',
      '/z',
      '--title',
      "The user's own",
      '--team',
      'X',
    ),
  ).toEqual({ name: 'mfe-x', title: "The user's own", team: 'X', owns: ['/x/*', '/y/:id', '/z'] });
});

test('takes patterns with spaces between them, and in quotes that the prompt of Windows leaves', () => {
  expect(parse('remote', 'mfe-x', '--owns', "'/x/*, /y'", '--owns', '/z')).toMatchObject({
    owns: ['/x/*', '/y', '/z'],
  });
});

test.each([
  [['mfe-x'], "unknown command 'mfe-x'", '--help'],
  [['remote'], "missing required argument 'name'", 'remote --help'],
  [['remote', 'mfe-x', '--own', '/x'], "unknown option '--own'", 'remote --help'],
  [['remote', 'mfe-x', 'mfe-y'], 'too many arguments', 'remote --help'],
])('rejects %j with a hint to the help that has the options', (args, reason, help) => {
  expect(() => parse(...args)).toThrow(reason);
  expect(() => parse(...args)).toThrow(`(npm run new -- ${help} shows all options)`);
});

test('accepts a new name and patterns without an owner', () => {
  expect(problemsOf('mfe-point-clouds', '/points/*', '/points/:id/:part', '/p')).toEqual([]);
});

test.each([
  ['x', '/x/*', 'must be lower-case and start with mfe-'],
  ['mfe-X', '/x/*', 'must be lower-case and start with mfe-'],
  ['mfe-cae', '/x/*', 'There is a mfe-cae already'],
  ['mfe-x', '/CAE/*', '/CAE/* belongs to mfe-cae'],
  ['mfe-x', '/hoops/:any/trial', 'belongs to mfe-cae'],
  ['mfe-x', 'x/*', 'must start with a fixed segment'],
  ['mfe-x', '/:any', 'must start with a fixed segment'],
  ['mfe-x', '/*', 'must start with a fixed segment'],
  ['mfe-x', '/x/*/y', 'is no pattern'],
  // REG-8.
  ...['/feeds/*', '/host', '/Registry/:x', '/remotes/*', '/services/*'].map((own) => [
    'mfe-x',
    own,
    'servers send files and services there',
  ]),
  ['mfe-x', '/x/y*', 'is no pattern'],
])('rejects %s for %s', (name, pattern, reason) => {
  expect(problemsOf(name, pattern).join('\n')).toContain(reason);
});

test('says whose addresses a pattern takes over, which is allowed', () => {
  expect(problemsOf('mfe-x', '/cae/foo/*')).toEqual([]);
  const all = [{ name: 'mfe-hoops', owns: ['/hoops/*'] }, ...others];
  expect(takenOver(['/CAE/foo/*', '/points/*', '/hoops/exchange/trial'], all)).toEqual([
    'The addresses of /CAE/foo/* belong to mfe-cae so far, which owns /cae/*.',
    'The addresses of /hoops/exchange/trial belong to mfe-cae so far, which owns /hoops/:product/trial.',
  ]);
});

test('lists all problems at once', () => {
  expect(problemsOf('x')).toHaveLength(2);
  expect(problemsOf('mfe-x', '/x/:a', '/x/:b')).toEqual(['A pattern is given twice']);
});

// SDK-5. A variable of a script that is not set leaves such a text; the first build would refuse the description.
test('rejects a title and a team without a text', () => {
  const wanted = { name: 'mfe-x', owns: ['/x/*'], title: ' ', team: '' };
  expect(newRemoteProblems(wanted, [])).toEqual([
    'The title must not be empty',
    'The team must not be empty',
  ]);
});
