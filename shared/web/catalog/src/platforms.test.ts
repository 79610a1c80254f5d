import fc from 'fast-check';
import { platformOf, visitorPlatform } from '.';

test.each([
  ['Windows', 'windows'],
  ['Windows 64-bit', 'windows'],
  ['win64', 'windows'],
  ['Win32 (vc142)', 'windows'],
  ['Win', 'windows'],
  ['Linux', 'linux'],
  ['linux_x86_64', 'linux'],
  ['macOS', 'mac'],
  ['MAC 64', 'mac'],
  ['OS X', 'mac'],
  ['Darwin', 'mac'],
  ['iOS', 'ios'],
  ['Android', 'android'],
  ['Mobile', ''],
  ['Datasets', ''],
  ['Visual Studios', ''],
  ['Drawings', ''],
  ['Showing', ''],
  ['Macros', ''],
  ['Machines', ''],
  ['Windowing', ''],
  ['Biosphere', ''],
  ['Großmac', ''],
  ['', ''],
  [undefined, ''],
  [null, ''],
])('%p is the platform %p', (os, platform) => {
  expect(platformOf(os)).toBe(platform);
});

// NAME-4.
test('a word inside another word does not match', () => {
  const letters = fc.string({
    minLength: 1,
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      expect(platformOf(`${before}windows${after}`)).toBe('');
      expect(platformOf(`${before} windows-${after}`)).not.toBe('');
    }),
  );
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 0, 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 0, 'linux'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 0, 'mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 5, 'ios'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605', 5, 'ios'],
  ['something else', 0, ''],
])('%s with %i touch points is %p', (userAgent, maxTouchPoints, platform) => {
  expect(visitorPlatform({ userAgent, maxTouchPoints })).toBe(platform);
});
