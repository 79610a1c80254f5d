import { allowScriptOrigins, installTrustedTypes, type TrustedTypesRules } from './trusted-types';

/** The policy that a browser with Trusted Types is given. */
function madePolicy(): { name: string; rules: TrustedTypesRules } {
  const made: { name: string; rules: TrustedTypesRules }[] = [];
  installTrustedTypes({
    ...window,
    trustedTypes: { createPolicy: (name, rules) => made.push({ name, rules }) },
  });
  const [policy] = made;
  if (policy === undefined) throw new Error('There is no policy');
  return policy;
}

it('is the policy for everything that asks none', () => {
  expect(madePolicy().name).toBe('default');
});

it('does nothing in a browser without Trusted Types', () => {
  expect(installTrustedTypes()).toBeUndefined();
});

it('lets text into innerHTML, and nothing that could be an element', () => {
  const { createHTML } = madePolicy().rules;
  const css = '.a>.b{content:"\\201C";background:url("data:image/svg+xml,%3Csvg%3E")}';
  expect(createHTML(css)).toBe(css);
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createHTML('a<b')).toBeNull();
});

it('lets scripts come from the portal’s own and the configured origins only', () => {
  const { createScriptURL } = madePolicy().rules;
  expect(createScriptURL('/host/main.js')).toBe('/host/main.js');
  expect(createScriptURL('https://cdn.example/x.js')).toBeNull();
  allowScriptOrigins(['https://cdn.example']);
  expect(createScriptURL('https://cdn.example/x.js')).toBe('https://cdn.example/x.js');
  for (const address of ['//evil.example/x.js', 'data:,alert(1)', `blob:${window.location.origin}/1`])
    expect(createScriptURL(address)).toBeNull();
});

it('has no rule for code, so that none is run', () => {
  expect(madePolicy().rules).not.toHaveProperty('createScript');
});
