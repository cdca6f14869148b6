import { expect, test } from 'vitest';
import { writeInBatches } from './write-in-batches.ts';

async function* things(count: number): AsyncGenerator<number> {
  for (let thing = 0; thing < count; thing += 1) yield thing;
}

test.for([
  [0, []],
  [100, [100]],
  [250, [100, 100, 50]],
] as const)('%i things are written in batches of %j, in their order', async ([count, sizes]) => {
  const batches: (readonly number[])[] = [];
  const isDone = await writeInBatches(
    things(count),
    async () => true,
    async (batch) => {
      batches.push([...batch]);
    },
  );
  expect(isDone).toBe(true);
  expect(batches.map((batch) => batch.length)).toEqual(sizes);
  expect(batches.flat()).toEqual(Array.from({ length: count }, (_, at) => at));
});

test('a pause leaves the things of the last batch unwritten', async () => {
  let asked = 0;
  const written: number[] = [];
  const isDone = await writeInBatches(
    things(250),
    async () => (asked += 1) <= 150,
    async (batch) => {
      written.push(...batch);
    },
  );
  expect(isDone).toBe(false);
  expect(written).toHaveLength(100);
});
