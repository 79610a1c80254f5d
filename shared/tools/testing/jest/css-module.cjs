// In tests, each class name of a CSS module is its own name.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, key) =>
      key === 'default' ? module.exports : (target[key] ?? (typeof key === 'string' ? key : undefined)),
  },
);
