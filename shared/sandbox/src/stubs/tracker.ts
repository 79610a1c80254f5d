/**
 * The script that stands for the marketing tracker. As the real one does, it takes over the queue
 * `window._hsq` that the page has filled so far, and from then on every `push` at once.
 * Known commands: `['identify', {…}]`, `['trackCustomBehavioralEvent', {name, properties}]`.
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
