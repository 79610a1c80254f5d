/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { describeProblem, validate } from './validation';

const person = v.object({
  email: v.pipe(v.string(), v.email()),
  age: v.optional(v.number()),
  role: v.optional(v.picklist(['staff', 'guest'], 'must be a role')),
});

const problemsOf = (value: unknown) => {
  const result = validate(person, value);
  return result.ok ? [] : result.problems.map((problem) => describeProblem(problem, 'the person'));
};

test('returns the output of the schema', () => {
  expect(validate(v.pipe(v.string(), v.trim()), ' a ')).toEqual({ ok: true, output: 'a' });
});

test.each([
  [{ email: 1 }, ['email: expected string']],
  [{ email: 'Jane' }, ['email: is no valid email']],
  [{ email: 'jane@acme.example', age: 'Jane' }, ['age: expected number']],
  [{ email: 'jane@acme.example', role: 'Jane' }, ['role: must be a role']],
  ['Jane', ['the person: expected Object']],
  [{}, ['email: is missing']],
])('names the path and the expected type in %j', (value, problems) => {
  expect(problemsOf(value)).toEqual(problems);
});

/** Schemas of every kind whose default message quotes the value. */
const schemas = [
  ...[v.number(), v.boolean(), v.null(), v.date(), v.literal('a'), v.picklist(['a', 'b'])],
  ...[v.union([v.number(), v.boolean()]), v.array(v.number()), v.strictObject({ a: v.number() })],
  ...[v.record(v.string(), v.number()), v.pipe(v.string(), v.email()), v.pipe(v.string(), v.url())],
  ...[
    v.pipe(v.string(), v.regex(/^a$/)),
    v.pipe(v.string(), v.isoTimestamp()),
    v.pipe(v.string(), v.digits()),
  ],
  ...[v.pipe(v.string(), v.parseJson(), v.number()), v.pipe(v.string(), v.includes('#')), v.never()],
];

test('never quotes the value', () => {
  // Characters that occur neither in the schemas nor in the messages.
  const secret = fc.string({ unit: fc.constantFrom(...'XYZ789'), minLength: 6 });
  fc.assert(
    fc.property(secret, fc.constantFrom(...schemas), (text, schema) => {
      for (const value of [text, [text], { a: text }, { a: [text] }, Number(text) || 789789])
        expect(JSON.stringify(validate(schema, value))).not.toMatch(
          validate(schema, value).ok ? /^$/ : new RegExp(`${text}|789789`),
        );
    }),
  );
});
