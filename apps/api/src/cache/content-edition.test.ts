import { expect, test } from 'vitest';
import { ContentEdition } from './content-edition.ts';

function openEdition() {
  const world = { version: 1, now: '2026-11-21T18:00:00.000Z', next: '2026-11-22T00:00:00.000Z', reads: 0 };
  const edition = new ContentEdition({
    readVersion: async () => {
      world.reads += 1;
      return world.version;
    },
    findNextChange: async () => world.next,
    now: () => world.now,
  });
  return { world, edition };
}

test('stays the same until something is written', async () => {
  const { world, edition } = openEdition();
  const first = await edition.current();
  expect(await edition.current()).toBe(first);
  world.version = 2;
  expect(await edition.current()).not.toBe(first);
});

test('changes when the clock reaches the next change, and then waits for the one after', async () => {
  const { world, edition } = openEdition();
  const first = await edition.current();
  world.now = '2026-11-21T23:59:59.999Z';
  expect(await edition.current()).toBe(first);
  world.now = '2026-11-22T00:00:00.000Z';
  world.next = '2027-01-01T00:00:00.000Z';
  const second = await edition.current();
  expect(second).not.toBe(first);
  expect(await edition.current()).toBe(second);
});

test('requests of one moment share one look at the database; a later one takes its own', async () => {
  const { world, edition } = openEdition();
  const labels = await Promise.all([edition.current(), edition.current(), edition.current()]);
  expect(new Set(labels).size).toBe(1);
  expect(world.reads).toBe(1);
  await edition.current();
  expect(world.reads).toBe(2);
});

test('a write before the look is seen by everybody who shares it', async () => {
  const { world, edition } = openEdition();
  await edition.current();
  const early = edition.current();
  world.version = 2;
  const late = edition.current();
  expect(await early).toBe(await late);
  expect(await late).toContain('2 until');
});

test('a slow look never brings an older edition back', async () => {
  const answers: ((version: number) => void)[] = [];
  const edition = new ContentEdition({
    readVersion: () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
    findNextChange: async () => '2027-01-01T00:00:00.000Z',
    now: () => '2026-11-21T18:00:00.000Z',
  });
  const slow = edition.current();
  await expect.poll(() => answers.length).toBe(1);
  const quick = edition.current();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(2);
  expect(await quick).toContain('2 until');
  answers[0]?.(1);
  expect(await slow).toContain('2 until');
});

test('a look that fails is taken again', async () => {
  const { edition, world } = openEdition();
  const failing = new ContentEdition({
    readVersion: async () => {
      world.reads += 1;
      if (world.reads === 1) throw new Error('no database');
      return 1;
    },
    findNextChange: async () => world.next,
    now: () => world.now,
  });
  await expect(failing.current()).rejects.toThrow('no database');
  expect(await failing.current()).toBe(await edition.current());
});

/** An edition over a database that can go away: then it refuses at once, or lets everybody wait. */
function openUnreliable() {
  const world = { version: 1, state: 'up' as 'up' | 'refuses' | 'hangs' | 'is broken', reads: 0 };
  let answer: (() => void) | undefined;
  const edition = new ContentEdition({
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
  return { world, edition, answer: () => answer?.() };
}

test('while the database cannot be asked the edition known last holds, and the next one as soon as it can', async () => {
  const { world, edition } = openUnreliable();
  const known = await edition.current();
  world.state = 'refuses';
  expect([await edition.current(), await edition.current()]).toEqual([known, known]);
  world.state = 'up';
  world.version = 2;
  expect(await edition.current()).toContain('2 until');
});

test('a program that has never known an edition, or a fault that is no outage, is not glossed over', async () => {
  const { world, edition } = openUnreliable();
  world.state = 'refuses';
  await expect(edition.current()).rejects.toThrow('refused');
  world.state = 'up';
  await edition.current();
  world.state = 'is broken';
  await expect(edition.current()).rejects.toThrow('no such table');
});

test('a database that lets everybody wait is asked once; visitors wait a moment and get what is known', async () => {
  const { world, edition, answer } = openUnreliable();
  const known = await edition.current();
  world.state = 'refuses';
  await edition.current();
  world.state = 'hangs';
  world.reads = 0;
  expect(await Promise.all([edition.current(), edition.current()])).toEqual([known, known]);
  expect(await edition.current()).toBe(known);
  expect(world.reads).toBe(1);
  world.state = 'up';
  world.version = 2;
  answer();
  expect(await edition.current()).toContain('2 until');
});
