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
