/** @jest-environment node */
import * as v from 'valibot';
import { listResponse } from './list-response';

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
