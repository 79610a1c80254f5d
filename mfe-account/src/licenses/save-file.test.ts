import { BLOB_LIFETIME, saveFile } from './save-file';

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

it('a file can be read long after the click, and is given up in the end', () => {
  saveFile({ filename: 'license.h', contents: '#define KEY', type: 'text/x-c' });
  // As long as somebody may take to answer Safari's question.
  jest.advanceTimersByTime(40_000);
  expect(revoked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(BLOB_LIFETIME);
  expect(revoked.mock.calls).toEqual([['blob:license']]);
});
