import { expect, test } from 'vitest';
import { actorName, auditFilters, isAuditFiltered, parseAuditSearch } from './audit-search.ts';

test('reads what the log knows and leaves out everything else', () => {
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

test('asks the server for those who were not signed in by an empty name', () => {
  expect(auditFilters({ actor: 'nobody', id: 'tides' })).toMatchObject({ actor: '', objectId: 'tides' });
  expect(auditFilters({})).toMatchObject({ actor: undefined });
});

test('knows a page from a filter', () => {
  expect(isAuditFiltered({ at: 'cursor' })).toBe(false);
  expect(isAuditFiltered({ to: '2026-03-08' })).toBe(true);
});

test('has words for everybody who acts', () => {
  expect(['', 'command', 'program', 'ada@example.com'].map((actor) => actorName(actor))).toEqual([
    'Nobody signed in',
    'Command line',
    'The program itself',
    'ada@example.com',
  ]);
});
