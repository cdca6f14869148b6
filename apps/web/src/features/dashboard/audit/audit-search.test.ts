import { expect, test } from 'vitest';
import { actorName, auditFilters, countAuditFilters, parseAuditSearch } from './audit-search.ts';

test('keeps known filters and drops everything else', () => {
  expect(parseAuditSearch({ actor: 'command', action: 'post.publish', object: 'post', from: '2026-03-08' })).toEqual({
    actor: 'command',
    action: 'post.publish',
    object: 'post',
    from: '2026-03-08',
  });
  expect(parseAuditSearch({ action: 'post.fly', object: 'toString', from: 'May', to: '2026-13-40', at: 7 })).toEqual(
    {},
  );
});

test('an empty name filters by actors without an account', () => {
  expect(auditFilters({ actor: 'nobody', id: 'tides' })).toMatchObject({ actor: '', objectId: 'tides' });
  expect(auditFilters({})).toMatchObject({ actor: undefined });
});

test('a page number does not count as a filter', () => {
  expect(countAuditFilters({ at: 'cursor' })).toBe(0);
  expect(countAuditFilters({ to: '2026-03-08' })).toBe(1);
});

test('has a label for every kind of actor', () => {
  expect(['', 'command', 'program', 'ada@example.com'].map((actor) => actorName(actor))).toEqual([
    'Nobody signed in',
    'Command line',
    'The server itself',
    'ada@example.com',
  ]);
});
