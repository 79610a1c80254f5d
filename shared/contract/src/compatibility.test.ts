/** @jest-environment node */
import { type HostOffer, incompatibilities } from './compatibility';

const host: HostOffer = { label: 'the portal', contract: 1, provides: { react: '19.3.1', x: '2.0.0-rc.1' } };

test.each([
  [1, { react: '^19.3.0' }, []],
  [1, { react: '^19.3.1' }, []],
  [1, { react: '>=18 <19.3 || ^19.3.1' }, []],
  [1, { x: '^2.0.0-rc.0' }, []],
  [1, { react: '^19.4.0' }, ['needs react ^19.4.0, the portal has 19.3.1']],
  [1, { react: '^18.2.0' }, ['needs react ^18.2.0, the portal has 19.3.1']],
  [1, { x: '^2.0.0' }, ['needs x ^2.0.0, the portal has 2.0.0-rc.1']],
  [1, { react: 'newest' }, ['needs react newest, the portal has 19.3.1']],
  [1, { lodash: '^4.0.0' }, ['needs lodash, which the portal does not provide']],
  [1, { constructor: '^4.0.0' }, ['needs constructor, which the portal does not provide']],
  [2, {}, ['was built for contract 2, the portal has 1']],
])('REM-4: contract %s with %j: %j', (contract, requires, problems) => {
  expect(incompatibilities({ contract, requires }, host)).toEqual(problems);
});
