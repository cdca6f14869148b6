import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { needsCode, needsPassword } from '../text/error-message.ts';
import { RequestRefused } from './request-refused.ts';

function refusal(data: object) {
  return TRPCClientError.from({ error: { code: -32_001, message: 'No.', data } });
}

test('tells a missing or wrong code from every other failure', () => {
  expect(needsCode(refusal({ code: 'UNAUTHORIZED', needsCode: true }))).toBe(true);
  expect(needsCode(refusal({ code: 'BAD_REQUEST', needsCode: true }))).toBe(true);
  expect(needsCode(refusal({ code: 'UNAUTHORIZED' }))).toBe(false);
  expect(needsCode(refusal({ code: 'FORBIDDEN', needsPassword: true }))).toBe(false);
});

test('tells that the password is needed, for a procedure and for a file', () => {
  expect(needsPassword(refusal({ code: 'FORBIDDEN', needsPassword: true }))).toBe(true);
  expect(needsPassword(new RequestRefused('No.', { code: 'FORBIDDEN', needsPassword: true }))).toBe(true);
  expect(needsPassword(refusal({ code: 'FORBIDDEN' }))).toBe(false);
  expect(needsPassword(refusal({ code: 'UNAUTHORIZED', needsCode: true }))).toBe(false);
});

test('does not mistake other failures for a missing code or password', () => {
  for (const failure of [
    new TypeError('Failed to fetch'),
    new RequestRefused('No.', { code: 'NOT_FOUND', needsPassword: false }),
    null,
    undefined,
    'no',
  ]) {
    expect([needsCode(failure), needsPassword(failure)]).toEqual([false, false]);
  }
});
