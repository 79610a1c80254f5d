import { BLOB_LIFETIME_MS, saveBlob } from './save-blob';

const revoked = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  revoked.mockReset();
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:license';
  URL.revokeObjectURL = revoked;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('keeps the blob URL readable long after the click, and revokes it in the end', () => {
  saveBlob(new Blob(['#define KEY'], { type: 'text/x-c' }), 'license.h');
  // The time that a visitor may need to confirm Safari's prompt.
  jest.advanceTimersByTime(40_000);
  expect(revoked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(BLOB_LIFETIME_MS);
  expect(revoked.mock.calls).toEqual([['blob:license']]);
});
