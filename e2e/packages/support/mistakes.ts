/** Mistakes at the commands of a remote: what is wrong, the command line (`$CLI` is the program), and a part of the answer. */
export const MISTAKES = [
  ['outside of a remote', 'cd / && $CLI build', 'There is no remote.config.ts in this folder or above it'],
  ['an unknown command', '$CLI nothing', "unknown command 'nothing'"],
  ['no port', '$CLI dev --port x', 'It must be a whole number from 0 to 65535'],
  ['no portal', '$CLI dev --into nowhere', 'It must be the address of a portal'],
  ['no key', '$CLI new-key package.json', 'cannot be written, or is there already'],
  ['no store', '$CLI release --to package.json', 'is in what is no folder'],
  [
    'a damaged description',
    'F=remote.config.ts; cp $F /tmp/$$; echo "export const {" > $F; $CLI build; C=$?; mv /tmp/$$ $F; exit $C',
    'remote.config.ts cannot be read',
  ],
  [
    'a wrong description',
    `F=remote.config.ts; cp $F /tmp/$$; sed -i "s/owns: .*/owns: ['points'],/" $F; $CLI build; C=$?; mv /tmp/$$ $F; exit $C`,
    'remote.config.ts is not valid: owns.0: must start with a fixed segment',
  ],
  [
    'another part than its remote',
    '$CLI release host --to ../x',
    'There is no host here; there is mfe-points.',
  ],
] as const;

/** A test of a remote that looks for what its page does not have. */
export const FRUITLESS_TEST = `import { render, screen } from '@vendor/remote-tools/testing';

test('finds', () => {
  render(<main>Scans</main>);
  screen.getByText('Nothing');
});
`;
