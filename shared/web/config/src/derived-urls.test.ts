import { scriptOrigins } from './index';

const tracking = { eventId: 'x', requireConsent: false };

test('lists the origins of remotes and of the tracker', () => {
  const settings = {
    remoteOrigins: ['https://remotes.example'],
    tracking: { ...tracking, scriptUrl: 'https://tracker.example/t.js' },
  };
  expect(scriptOrigins(settings)).toEqual(['https://remotes.example', 'https://tracker.example']);
});

test('is empty if none is configured', () => {
  expect(scriptOrigins({ tracking })).toEqual([]);
});
