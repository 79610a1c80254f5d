import { type BenchRun, lineOf, parseRuns, timesHeld } from './bench-record';

const run = (index: number, held: Record<string, boolean>): BenchRun => ({
  at: '2026-11-26T12:00:00.000Z',
  index,
  held,
});

test('a record is read as it was written', () => {
  const runs = [run(2610, { saved: true }), run(1450, { saved: false, 'ready again': true })];
  expect(parseRuns(runs.map(lineOf).join(''))).toEqual(runs);
  expect(parseRuns('')).toEqual([]);
});

test.each(['{"at":"yesterday","index":1,"held":{}}', '{"index":1}', '{'])('%s is no run', (line) => {
  expect(() => parseRuns(line)).toThrow();
});

test('the last ten runs that measured a target count', () => {
  const early = Array.from({ length: 5 }, () => run(900, { saved: false }));
  const late = Array.from({ length: 10 }, (_, place) => run(1450 + place, { saved: place > 1 }));
  expect(timesHeld([...early, ...late, run(4000, { other: true })], 'saved')).toBe(
    '8 of 10 (index 1450–1459)',
  );
});

test('a target that one run measured has its index, and one that none did has nothing', () => {
  const runs = [run(2610, { saved: true })];
  expect(timesHeld(runs, 'saved')).toBe('1 of 1 (index 2610)');
  expect(timesHeld(runs, 'other')).toBe('');
});
