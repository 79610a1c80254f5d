// An error or a warning that a test does not expect fails it, as in the browser tests. Expected ones are recorded by
// `recordReports`, or by a spy with `mockImplementation`.
const { format } = require('node:util');

/** Depends on the machine's speed: an update comes while the test waits for something else. */
const NOT_IN_ACT = /not wrapped in act/;

const printed = [];
for (const method of ['error', 'warn']) {
  const print = console[method];
  console[method] = (...values) => {
    const text = format(...values);
    if (!NOT_IN_ACT.test(text)) printed.push(text);
    print(...values);
  };
}

afterEach(() => {
  if (printed.length > 0)
    throw new Error(`The test did not expect in the console:\n${printed.splice(0).join('\n')}`);
});
