// In tests, a worker's code is empty: tests provide the `Worker`.
module.exports = { __esModule: true, default: '' };
