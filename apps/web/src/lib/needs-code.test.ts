import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { needsCode } from './needs-code.ts';

function refusal(data: object) {
  return TRPCClientError.from({ error: { code: -32_001, message: 'No.', data } });
}

test('knows a refusal for want of a right code from every other failure', () => {
  expect(needsCode(refusal({ code: 'UNAUTHORIZED', needsCode: true }))).toBe(true);
  expect(needsCode(refusal({ code: 'BAD_REQUEST', needsCode: true }))).toBe(true);
  expect(needsCode(refusal({ code: 'UNAUTHORIZED' }))).toBe(false);
  for (const failure of [new TypeError('Failed to fetch'), null, undefined, 'needsCode']) {
    expect(needsCode(failure)).toBe(false);
  }
});
