import { visitorArchitecture, visitorPlatform } from '.';

const LINUX_UA = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

// REC-2.
test.each([
  [
    'client hints',
    { userAgent: LINUX_UA, platform: 'Linux x86_64', userAgentData: { platform: 'Windows' } },
    'windows',
  ],
  ['hints of a Chromebook', { userAgent: LINUX_UA, userAgentData: { platform: 'Chrome OS' } }, ''],
  ['hints that say nothing', { userAgent: LINUX_UA, userAgentData: { platform: '' } }, 'linux'],
  ['an unknown system in hints', { userAgent: LINUX_UA, userAgentData: { platform: 'Unknown' } }, 'linux'],
  ['hints of a Mac', { userAgent: '', userAgentData: { platform: 'macOS' } }, 'mac'],
  ['the platform', { userAgent: 'Mozilla/5.0', platform: 'Win32' }, 'windows'],
  ['the platform before the user agent', { userAgent: LINUX_UA, platform: 'MacIntel' }, 'mac'],
  [
    'Android, whose platform is a Linux',
    { userAgent: 'Mozilla/5.0 (Linux; Android 14)', platform: 'Linux armv81' },
    'android',
  ],
  [
    'a Chromebook without hints',
    { userAgent: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', platform: 'Linux x86_64' },
    '',
  ],
  [
    'an iPad that says it is a Mac',
    { userAgent: 'Mozilla/5.0 (Macintosh)', platform: 'MacIntel', maxTouchPoints: 5 },
    'ios',
  ],
  ['a BSD', { userAgent: 'Mozilla/5.0 (X11; FreeBSD amd64)', platform: 'FreeBSD amd64' }, ''],
])('%s', (_, system, expected) => {
  expect(visitorPlatform(system)).toBe(expected);
});

// REC-2.
test.each([
  ['hints of an ARM processor', { userAgent: LINUX_UA }, { architecture: 'arm', bitness: '64' }, 'arm64'],
  ['hints of 64 bits', { userAgent: LINUX_UA }, { architecture: 'x86', bitness: '64' }, 'x86_64'],
  ['hints of 32 bits', { userAgent: LINUX_UA }, { architecture: 'x86', bitness: '32' }, 'x86'],
  ['hints that say nothing', { userAgent: LINUX_UA }, { architecture: '', bitness: '' }, ''],
  ['the platform', { userAgent: 'Mozilla/5.0', platform: 'Linux aarch64' }, undefined, 'arm64'],
  [
    'a Mac, which says "Intel" of every processor',
    { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', platform: 'MacIntel' },
    undefined,
    '',
  ],
])('architecture: %s', (_, system, hints, expected) => {
  expect(visitorArchitecture(system, hints)).toBe(expected);
});
