/** @jest-environment node */
import * as v from 'valibot';
import { objectOnly } from './object-only';

const answer = objectOnly({ key: v.nullish(v.string(), '') });

test.each([[{}], [{ key: null, more: 1 }]])('reads %j as an object without its field', (given) => {
  expect(v.parse(answer, given)).toEqual({ key: '' });
});

// API-8: every field of a list would be missing.
test.each([[[]], [[{ key: 'x' }]], ['x'], [null], [{ key: 1 }]])('refuses %j as an object', (given) => {
  expect(v.is(answer, given)).toBe(false);
});
