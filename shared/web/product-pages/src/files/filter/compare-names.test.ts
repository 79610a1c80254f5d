import { compareNames } from './compare-names';

test.each([
  [
    ['gcc 10', 'GCC 9', 'clang', 'gcc 9.2', 'gcc'],
    ['clang', 'gcc', 'GCC 9', 'gcc 9.2', 'gcc 10'],
  ],
  [
    ['vs2022', 'VS2019', 'vs2019 x86', '2017'],
    ['2017', 'VS2019', 'vs2019 x86', 'vs2022'],
  ],
  [
    ['x86_64', 'arm64', 'Arm', ''],
    ['', 'Arm', 'arm64', 'x86_64'],
  ],
])('orders %j', (names, ordered) => {
  expect(names.toSorted(compareNames)).toEqual(ordered);
});

test('names that differ only in case are equal', () => {
  expect(compareNames('GCC 9', 'gcc 9')).toBe(0);
});
