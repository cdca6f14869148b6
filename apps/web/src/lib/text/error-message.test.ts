import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { errorMessage, fieldError, isNetworkError, isUnauthorized } from './error-message.ts';

function buildAnswer(code: string, message: string, issues?: unknown) {
  const error = { message, code: -32_000, data: { code, httpStatus: 400, issues } };
  return TRPCClientError.from({ error });
}

test('the message of the server is shown as it is', () => {
  expect(errorMessage(buildAnswer('BAD_REQUEST', 'Title is too long.'))).toBe('Title is too long.');
});

test('no answer at all is a network error', () => {
  const error = TRPCClientError.from(new TypeError('Failed to fetch'));
  expect(isNetworkError(error)).toBe(true);
  expect(errorMessage(error)).toBe('Network error. Please try again.');
});

test('an answer from outside the procedures is shown with its status, HTML is not', () => {
  expect(errorMessage(TRPCClientError.from(new Error('502: Bad Gateway')))).toBe('502: Bad Gateway');
  expect(errorMessage(TRPCClientError.from(new Error('502: <html>')))).toBe('Something went wrong. Please try again.');
  expect(errorMessage('?')).toBe('Something went wrong. Please try again.');
});

test('tells a refused session from other failures', () => {
  expect(isUnauthorized(buildAnswer('UNAUTHORIZED', 'Your session has ended.'))).toBe(true);
  expect(isUnauthorized(buildAnswer('NOT_FOUND', 'No such post.'))).toBe(false);
});

test('finds the message for one field', () => {
  const issues = [{ path: 'socialLinks.instagram', message: 'Social link must begin with https://.' }];
  const error = buildAnswer('BAD_REQUEST', 'Social link must begin with https://.', issues);
  expect(fieldError(error, 'socialLinks.instagram')).toBe('Social link must begin with https://.');
  expect(fieldError(error, 'siteTitle')).toBeUndefined();
  expect(fieldError(null, 'siteTitle')).toBeUndefined();
  expect(fieldError(new Error('offline'), 'siteTitle')).toBeUndefined();
});
