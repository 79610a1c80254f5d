/** @jest-environment node */
import * as v from 'valibot';
import { listResponse, objectResponse } from './response-shapes';

const schema = listResponse(v.number());

test.each([[[1, 2]], [{ licenses: [1, 2] }], [{ count: 2, licenses: [1, 2] }]])(
  'reads %j as a list',
  (answer) => {
    expect(v.parse(schema, answer)).toEqual([1, 2]);
  },
);

// API-9.
test.each([[{ a: [1], b: [2] }], [{}], ['x'], [null], [{ a: ['x'] }]])('refuses %j', (answer) => {
  expect(v.is(schema, answer)).toBe(false);
});

const answer = objectResponse({ key: v.nullish(v.string(), '') });

test.each([[{}], [{ key: null, more: 1 }]])('reads %j as an object without its field', (given) => {
  expect(v.parse(answer, given)).toEqual({ key: '' });
});

// API-8: every field of a list would be missing.
test.each([[[]], [[{ key: 'x' }]], ['x'], [null], [{ key: 1 }]])('refuses %j as an object', (given) => {
  expect(v.is(answer, given)).toBe(false);
});
