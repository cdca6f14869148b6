import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { signInFailure } from './sign-in-failure.ts';

test("shows the server's sentence", () => {
  const error = { code: -32_001, message: 'Invalid email or password', data: { code: 'UNAUTHORIZED' } };
  expect(signInFailure(TRPCClientError.from({ error }))).toBe('Invalid email or password');
});

test('says Login failed when the server gave no sentence', () => {
  expect(signInFailure(TRPCClientError.from(new Error('502: Bad Gateway')))).toBe('Login failed');
  const error = { code: -32_001, message: '', data: { code: 'UNAUTHORIZED' } };
  expect(signInFailure(TRPCClientError.from({ error }))).toBe('Login failed');
});

test('says Network error when no answer arrived', () => {
  expect(signInFailure(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(
    'Network error. Please try again.',
  );
});
