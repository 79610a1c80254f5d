// Class names of a CSS module read as their own names in tests.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, key) =>
      key === 'default' ? module.exports : (target[key] ?? (typeof key === 'string' ? key : undefined)),
  },
);
