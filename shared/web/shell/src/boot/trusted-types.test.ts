import { allowScriptOrigins, installTrustedTypes, type TrustedTypesRules } from './trusted-types';

/** The policy that is created in a browser with Trusted Types. */
function createdPolicy(): { name: string; rules: TrustedTypesRules } {
  const created: { name: string; rules: TrustedTypesRules }[] = [];
  installTrustedTypes({
    ...window,
    trustedTypes: { createPolicy: (name, rules) => created.push({ name, rules }) },
  });
  const [policy] = created;
  if (policy === undefined) throw new Error('There is no policy');
  return policy;
}

test('installs the default policy', () => {
  expect(createdPolicy().name).toBe('default');
});

test('does nothing in a browser without Trusted Types', () => {
  expect(installTrustedTypes()).toBeUndefined();
});

test('allows text in innerHTML, and nothing that could create an element', () => {
  const { createHTML } = createdPolicy().rules;
  const css = '.a>.b{content:"\\201C";background:url("data:image/svg+xml,%3Csvg%3E")}';
  expect(createHTML(css)).toBe(css);
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createHTML('a<b')).toBeNull();
});

test('allows scripts from the portal’s own and the configured origins only', () => {
  const { createScriptURL } = createdPolicy().rules;
  expect(createScriptURL('/host/main.js')).toBe('/host/main.js');
  expect(createScriptURL('https://cdn.example/x.js')).toBeNull();
  allowScriptOrigins(['https://cdn.example']);
  expect(createScriptURL('https://cdn.example/x.js')).toBe('https://cdn.example/x.js');
  for (const address of ['//evil.example/x.js', 'data:,alert(1)', `blob:${window.location.origin}/1`])
    expect(createScriptURL(address)).toBeNull();
});

// CSP-2.
test('allows a data: URL for a worker only', () => {
  const { createScriptURL } = createdPolicy().rules;
  const code = 'data:text/javascript,postMessage(1)';
  expect(createScriptURL(code, 'TrustedScriptURL', 'Worker constructor')).toBe(code);
  for (const sink of ['HTMLScriptElement src', 'SharedWorker constructor', 'WorkerGlobalScope importScripts'])
    expect(createScriptURL(code, 'TrustedScriptURL', sink)).toBeNull();
  for (const address of [`blob:${window.location.origin}/1`, 'https://evil.example/worker.js'])
    expect(createScriptURL(address, 'TrustedScriptURL', 'Worker constructor')).toBeNull();
});

test('has no createScript, so no string runs as code', () => {
  expect(createdPolicy().rules).not.toHaveProperty('createScript');
});
