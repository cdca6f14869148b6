import { expect, test } from 'vitest';
import { ContentRevision } from './content-revision.ts';

function openRevision() {
  const world = { version: 1, now: '2026-11-21T18:00:00.000Z', next: '2026-11-22T00:00:00.000Z', reads: 0 };
  const revision = new ContentRevision({
    readVersion: async () => {
      world.reads += 1;
      return world.version;
    },
    findNextChange: async () => world.next,
    now: () => world.now,
  });
  return { world, revision };
}

test('stays the same until a write', async () => {
  const { world, revision } = openRevision();
  const first = await revision.current();
  expect(await revision.current()).toBe(first);
  world.version = 2;
  expect(await revision.current()).not.toBe(first);
});

test('changes when the clock reaches the next change, and again at the one after', async () => {
  const { world, revision } = openRevision();
  const first = await revision.current();
  world.now = '2026-11-21T23:59:59.999Z';
  expect(await revision.current()).toBe(first);
  world.now = '2026-11-22T00:00:00.000Z';
  world.next = '2027-01-01T00:00:00.000Z';
  const second = await revision.current();
  expect(second).not.toBe(first);
  expect(await revision.current()).toBe(second);
});

test('requests of one turn of the event loop share one read; a later one reads again', async () => {
  const { world, revision } = openRevision();
  const labels = await Promise.all([revision.current(), revision.current(), revision.current()]);
  expect(new Set(labels).size).toBe(1);
  expect(world.reads).toBe(1);
  await revision.current();
  expect(world.reads).toBe(2);
});

test('all requests that share a read see a write before it', async () => {
  const { world, revision } = openRevision();
  await revision.current();
  const early = revision.current();
  world.version = 2;
  const late = revision.current();
  expect(await early).toBe(await late);
  expect(await late).toContain('2 until');
});

test('a slow read never brings an older revision back', async () => {
  const answers: ((version: number) => void)[] = [];
  const revision = new ContentRevision({
    readVersion: () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
    findNextChange: async () => '2027-01-01T00:00:00.000Z',
    now: () => '2026-11-21T18:00:00.000Z',
  });
  const slow = revision.current();
  await expect.poll(() => answers.length).toBe(1);
  const quick = revision.current();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(2);
  expect(await quick).toContain('2 until');
  answers[0]?.(1);
  expect(await slow).toContain('2 until');
});

test('reads again after a failed read', async () => {
  const { revision, world } = openRevision();
  const failing = new ContentRevision({
    readVersion: async () => {
      world.reads += 1;
      if (world.reads === 1) throw new Error('no database');
      return 1;
    },
    findNextChange: async () => world.next,
    now: () => world.now,
  });
  await expect(failing.current()).rejects.toThrow('no database');
  expect(await failing.current()).toBe(await revision.current());
});

/** A revision over a database that can become unavailable: it refuses at once, or does not answer. */
function openUnreliable() {
  const world = { version: 1, state: 'up' as 'up' | 'refuses' | 'hangs' | 'is broken', reads: 0 };
  let answer: (() => void) | undefined;
  const revision = new ContentRevision({
    async readVersion() {
      world.reads += 1;
      if (world.state === 'refuses') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
      if (world.state === 'is broken') throw new Error('no such table');
      if (world.state === 'hangs') {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
      return world.version;
    },
    findNextChange: async () => '2027-01-01T00:00:00.000Z',
    now: () => '2026-11-21T18:00:00.000Z',
  });
  return { world, revision, answer: () => answer?.() };
}

test('the last known revision is valid while the database is unavailable, and a new one as soon as it is back', async () => {
  const { world, revision } = openUnreliable();
  const known = await revision.current();
  world.state = 'refuses';
  expect([await revision.current(), await revision.current()]).toEqual([known, known]);
  world.state = 'up';
  world.version = 2;
  expect(await revision.current()).toContain('2 until');
});

test('rejects before the first revision is known, and for an error that is no outage', async () => {
  const { world, revision } = openUnreliable();
  world.state = 'refuses';
  await expect(revision.current()).rejects.toThrow('refused');
  world.state = 'up';
  await revision.current();
  world.state = 'is broken';
  await expect(revision.current()).rejects.toThrow('no such table');
});

test('reads once from a database that does not answer; callers wait briefly and get the last known revision', async () => {
  const { world, revision, answer } = openUnreliable();
  const known = await revision.current();
  world.state = 'refuses';
  await revision.current();
  world.state = 'hangs';
  world.reads = 0;
  expect(await Promise.all([revision.current(), revision.current()])).toEqual([known, known]);
  expect(await revision.current()).toBe(known);
  expect(world.reads).toBe(1);
  world.state = 'up';
  world.version = 2;
  answer();
  expect(await revision.current()).toContain('2 until');
});
