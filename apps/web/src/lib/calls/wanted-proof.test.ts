import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { RequestRefused } from './request-refused.ts';
import { needsCode, needsPassword } from './wanted-proof.ts';

function refusal(data: object) {
  return TRPCClientError.from({ error: { code: -32_001, message: 'No.', data } });
}

test('knows a refusal for want of a right code from every other failure', () => {
  expect(needsCode(refusal({ code: 'UNAUTHORIZED', needsCode: true }))).toBe(true);
  expect(needsCode(refusal({ code: 'BAD_REQUEST', needsCode: true }))).toBe(true);
  expect(needsCode(refusal({ code: 'UNAUTHORIZED' }))).toBe(false);
  expect(needsCode(refusal({ code: 'FORBIDDEN', needsPassword: true }))).toBe(false);
});

test('knows a refusal for want of the password, of a procedure and of a file', () => {
  expect(needsPassword(refusal({ code: 'FORBIDDEN', needsPassword: true }))).toBe(true);
  expect(needsPassword(new RequestRefused('No.', { code: 'FORBIDDEN', needsPassword: true }))).toBe(true);
  expect(needsPassword(refusal({ code: 'FORBIDDEN' }))).toBe(false);
  expect(needsPassword(refusal({ code: 'UNAUTHORIZED', needsCode: true }))).toBe(false);
});

test('takes no other failure for either', () => {
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
