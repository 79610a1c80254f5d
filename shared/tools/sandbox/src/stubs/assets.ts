/** The style sheet of the sandbox's pages. */
export const style = `:root { color-scheme: light dark; --line: #8884; --accent: #2563eb; }
@media (prefers-color-scheme: dark) { :root { --accent: #93b4ff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; }
header { display: flex; gap: 1rem; align-items: baseline; padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); }
header span, .kicker { opacity: .7; font-size: .875rem; }
header a { font-weight: 600; text-decoration: none; }
a { color: var(--accent); }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem; }
.bare main { padding: 1rem; }
.full main { max-width: none; padding: 0; }
.full h1 { position: absolute; clip-path: inset(50%); }
.full .screen { height: 100vh; width: 100%; aspect-ratio: auto; border-radius: 0; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .25rem 0 1rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
.kicker { margin: 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
form { display: grid; gap: .9rem; max-width: 26rem; }
label { display: grid; gap: .25rem; font-size: .9rem; }
input, textarea, button { font: inherit; padding: .5rem .65rem; border: 1px solid var(--line); border-radius: 6px; }
button { background: var(--accent); color: Canvas; border: 0; cursor: pointer; justify-self: start; padding-inline: 1.1rem; }
dt { font-size: .8rem; opacity: .7; } dd { margin: 0 0 .75rem; }
pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 6px; font-size: .8rem; }
code { overflow-wrap: anywhere; } td code { white-space: nowrap; }
main { overflow-x: auto; }
.problem { padding: .6rem .8rem; border: 1px solid #dc2626; border-radius: 6px; }
.screen { display: grid; place-items: center; aspect-ratio: 16 / 9; border-radius: 8px; background: #0f172a; color: #e2e8f0; text-align: center; padding: 1rem; }
.steps { display: grid; gap: 1rem; padding: 0; list-style: none; counter-reset: step; }
.steps li { counter-increment: step; border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; min-height: 18rem; }
.steps li::before { content: "Step " counter(step); font-size: .8rem; opacity: .7; }
`;

/**
 * Stub of the marketing tracker's script. Like the real one, it processes the entries of the queue
 * `window._hsq` and replaces it, so that each later `push` is processed at once.
 * Supported commands: `['identify', {…}]`, `['trackCustomBehavioralEvent', {name, properties}]`.
 */
export const tracker = `(() => {
  const send = (message) =>
    fetch('/services/tracking', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      keepalive: true,
    }).catch(() => {});
  const commands = {
    identify: (identity) => send({ type: 'identify', identity: { ...identity } }),
    trackCustomBehavioralEvent: ({ name, properties }) =>
      send({ type: 'event', name, properties: { ...properties } }),
  };
  const push = (...entries) => {
    for (const entry of entries) {
      if (Array.isArray(entry)) commands[entry[0]]?.(entry[1] ?? {});
    }
  };
  const waiting = Array.isArray(window._hsq) ? window._hsq : [];
  window._hsq = { push };
  push(...waiting);
})();
`;
