import { freshPage, signInAs } from '@portal/testing';
import { requestEvaluation } from './request-evaluation';

// ALERT-9, LIMIT-1.
test('the license ends 60 calendar days from today, across months and daylight-saving changes', async () => {
  await freshPage();
  await signInAs('new');
  const sent: unknown[] = [];
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    sent.push(await request.clone().json());
    return original(request);
  });
  await requestEvaluation({ code: 'realdwg' }, { email: 'new@start.example' }, new Date(2027, 1, 10, 23, 59));
  jest.restoreAllMocks();
  expect(sent).toMatchObject([{ expiration_date: '2027-04-11' }]);
});
