import { recordReports } from '@portal/testing';
import { loadAfterClick } from './load-after-click';

jest.mock('./after-click', () => {
  throw new Error('no connection');
});

// DL-4.
test('code that cannot be loaded is reported, and the click learns of it', async () => {
  const reports = recordReports();
  await expect(loadAfterClick()).rejects.toThrow('no connection');
  expect(reports).toMatchObject([{ error: { message: 'no connection' } }]);
});
