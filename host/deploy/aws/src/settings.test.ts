/** @jest-environment node */
import { parseSettings } from './settings';
import { exampleSettings } from './testing/example';

const problemsOf = (changes: object): string => {
  try {
    parseSettings(JSON.stringify({ ...exampleSettings(), ...changes }), 'settings.json');
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('the example is valid, and what is optional has a default', () => {
  const { content, rootFiles } = exampleSettings();
  expect(content.api).toBe('https://api.github.com');
  expect(rootFiles).toEqual(['robots.txt']);
  expect(problemsOf({ services: undefined, origins: undefined, alarmEmail: undefined })).toBe('');
});

test('every problem is named with its path', () => {
  expect(
    problemsOf({
      account: '12',
      certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/a',
      content: { repository: 'vendor/content/../secret' },
      teams: [{ remote: 'mfe-cae', subject: 'repo:vendor/*' }],
    }),
  ).toBe(
    [
      'settings.json is not valid:',
      '  account: must have 12 digits',
      '  certificateArn: must be a certificate in us-east-1',
      '  content.repository: must be owner/name',
      '  teams.0.subject: must be one exact subject, without wildcards',
    ].join('\n'),
  );
});
