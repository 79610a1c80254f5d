import { linkExpiry } from './link-expiry';

// DL-9.
test.each([
  ['https://s3.example/a.zip?X-Amz-Date=20261121T213000Z&X-Amz-Expires=300', '2026-11-21T21:35:00Z'],
  ['https://gcs.example/a.zip?X-Goog-Date=20261121T213000Z&X-Goog-Expires=60', '2026-11-21T21:31:00Z'],
  ['https://cdn.example/a.zip?Expires=1795297200&Signature=a', '2026-11-21T21:40:00Z'],
  ['/services/downloads/a.zip?expires=1795297200000&signature=a', '2026-11-21T21:40:00Z'],
  ['https://blob.example/a.zip?se=2026-11-21T21%3A40%3A00Z&sig=a', '2026-11-21T21:40:00Z'],
])('%s expires at %s', (address, time) => {
  expect(linkExpiry(address)).toBe(Date.parse(time));
});

test.each([
  'https://files.example/a.zip',
  'https://files.example/a.zip?expires=never&se=',
  'https://files.example/a.zip?expires=99999999999999999999',
  // The seconds that it is valid for, from an unknown time on.
  'https://files.example/a.zip?expires=300&signature=a',
  'https://files.example/a.zip?Expires=604800&Signature=a',
  'https://s3.example/a.zip?X-Amz-Date=yesterday&X-Amz-Expires=300',
  'https://s3.example/a.zip?X-Amz-Date=20261121T213000Z',
])('%s does not say', (address) => {
  expect(linkExpiry(address)).toBeNull();
});
