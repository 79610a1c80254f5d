/** @jest-environment node */
import { addOverrideSources } from './override-policy';

const policy = "default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'";
const config = (overrides: unknown) => JSON.stringify({ siteTitle: 'Developer Zone', overrides });

test('does not change the policy if overrides are off or missing, or if the configuration is invalid', () => {
  for (const text of [config({ enabled: false }), config(undefined), config('yes'), 'no JSON'])
    expect(addOverrideSources(policy, text)).toBe(policy);
});

test('allows scripts and connections from this machine and the allowed origins', () => {
  const open = addOverrideSources(
    policy,
    config({ enabled: true, allowedOrigins: ['https://builds.example'] }),
  );
  const directive = (name: string) => new RegExp(`${name} ([^;]*)`).exec(open)?.[1]?.split(' ');
  expect(directive('script-src')).toEqual([
    "'self'",
    "'sha256-a='",
    'http://localhost:*',
    'http://*.localhost:*',
    'http://127.0.0.1:*',
    'https://builds.example',
  ]);
  expect(directive('connect-src')).toEqual(
    expect.arrayContaining(["'self'", 'http://localhost:*', 'ws://localhost:*', 'https://builds.example']),
  );
  expect(directive('object-src')).toEqual(["'none'"]);
});
