import type { License } from '../licenses/license';
import { endingSoon } from './ending';

const license = (days: number, ...products: string[]): License => ({
  index: 0,
  key: 'K',
  type: 'Evaluation',
  expiration: {
    kind: days < 0 ? 'expired' : days <= 30 ? 'soon' : 'later',
    day: new Date(2026, 10, 20),
    days,
  },
  products,
  headers: [],
});
const FULL: License = { ...license(0, 'RealDWG'), type: 'Full', expiration: { kind: 'never' } };

// LAND-20.
test('what ends soon is each product of licenses and evaluations once, the next one first', () => {
  const licenses = [license(25, 'Parasolid', 'HOOPS Publish'), license(31, 'A'), license(-1, 'B'), FULL];
  const evaluations = [
    { product: 'HOOPS Publish', daysLeft: 12 },
    { product: 'HOOPS Luminate', daysLeft: 0 },
    { product: 'HOOPS Exchange', daysLeft: 30 },
    { product: 'HOOPS Communicator', daysLeft: 31 },
  ];
  expect(endingSoon(licenses, evaluations)).toEqual([
    { product: 'HOOPS Luminate', days: 0 },
    { product: 'HOOPS Publish', days: 12 },
    { product: 'Parasolid', days: 25 },
    { product: 'HOOPS Exchange', days: 30 },
  ]);
  expect(endingSoon([], [])).toEqual([]);
});
