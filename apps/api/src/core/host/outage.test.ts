import { expect, test } from 'vitest';
import { TRPCError } from '@trpc/server';
import { publicError } from '../rpc/errors.ts';
import { findOutage } from './outage.ts';

function coded(code: string, message = 'disk /dev/sda1 at 10.0.0.7') {
  return Object.assign(new Error(message), { code });
}

test.each([
  ['SQLITE_BUSY', 'database busy'],
  ['SQLITE_BUSY_SNAPSHOT', 'database busy'],
  ['SQLITE_READONLY_DBMOVED', 'database read-only'],
  ['SQLITE_FULL', 'disk full'],
  ['SQLITE_IOERR_WRITE', 'disk full'],
  ['SQLITE_IOERR_READ', 'database unreachable'],
  ['ECONNREFUSED', 'database unreachable'],
  ['57P01', 'database unreachable'],
  ['57P03', 'database unreachable'],
  ['08006', 'database unreachable'],
  ['53300', 'database unreachable'],
  ['57014', 'database busy'],
  ['40P01', 'database busy'],
  ['25006', 'database read-only'],
  ['SQLITE_CORRUPT_INDEX', 'database damaged'],
  ['SQLITE_NOTADB', 'database damaged'],
  ['XX001', 'database damaged'],
  ['53100', 'disk full'],
  ['ENOSPC', 'disk full'],
  ['EROFS', 'database read-only'],
])('%s is an outage: %s', (code, kind) => {
  expect(findOutage(coded(code))?.kind).toBe(kind);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('an error of PostgreSQL’s driver without a code is an outage: %s', (message) => {
  expect(findOutage(new Error(message))?.kind).toBe('database unreachable');
});

test.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', '23505', '42P01', 'ENOENT', '', '5300'])(
  '%j is not an outage',
  (code) => {
    expect(findOutage(coded(code))).toBeNull();
  },
);

test('the public error says when to retry and nothing internal, also for a nested cause', () => {
  const error = new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'secret',
    cause: new Error('wrapped', { cause: coded('SQLITE_FULL') }),
  });
  expect(publicError(error)).toEqual({
    status: 503,
    message: 'The site cannot save anything at the moment. Please try again in a few minutes.',
    retryAfterSeconds: 60,
    outage: 'disk full',
  });
});

test('a refusal with a message of its own is unchanged, whatever its cause', () => {
  const error = new TRPCError({ code: 'BAD_REQUEST', message: 'Did not arrive whole.', cause: coded('ECONNRESET') });
  expect(publicError(error)).toEqual({ status: 400, message: 'Did not arrive whole.' });
});
