import { expect, test } from 'vitest';
import { failureWords, sendingWords, timeLeftWords } from './sending-words.ts';

test.each([
  [null, 'not known yet'],
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, 'about 1 minute'],
  [170, 'about 3 minutes'],
  [5_400, 'about 2 hours'],
  [86_400, 'about 24 hours'],
  [200_000, 'about 2 days'],
])('%s seconds are %s', (seconds, words) => expect(timeLeftWords(seconds)).toBe(words));

const PROGRESS = { accepted: 1408, stopped: 1, wait: null };

test.each([
  [{ state: 'sending', canaryAcceptedAt: null }, /^The first copy goes to your own address/],
  [{ state: 'sending', canaryAcceptedAt: '2026-11-20T18:00:00.000Z' }, /^The mail server accepts one message/],
  [{ state: 'paused', pauseReason: '' }, /^Paused by staff/],
  [{ state: 'paused', pauseReason: 'The first copy was refused.' }, /^The first copy was refused\.$/],
  [{ state: 'stopped' }, /^Stopped\. 1 reader did not get it\.$/],
  [{ state: 'sent' }, /^Sent\. The mail server accepted 1,408 messages\.$/],
] as const)('%j is said in words', (issue, words) => {
  expect(sendingWords({ canaryAcceptedAt: null, pauseReason: '', ...issue }, PROGRESS)).toMatch(words);
});

test('an issue that waits is not said to be taken', () => {
  const wait = { until: '2026-11-20T19:00:00.000Z', reason: 'The limit per hour is reached.' };
  const issue = { state: 'sending', canaryAcceptedAt: '2026-11-20T18:00:00.000Z', pauseReason: '' } as const;
  expect(sendingWords(issue, { ...PROGRESS, wait })).toBe('Waiting.');
});

test.each([
  [550, 'no such user', '550 no such user'],
  [550, '550 5.1.1 no such user', '550 5.1.1 no such user'],
  [null, 'The address is not valid.', 'The address is not valid.'],
  [421, '', '421'],
])('%s with “%s” is shown as “%s”', (code, reason, words) => expect(failureWords({ code, reason })).toBe(words));
