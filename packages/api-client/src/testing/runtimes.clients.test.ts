import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXERCISED, exerciseIn } from './exercise-in.ts';
import { createOutsideProject } from './outside-project.ts';
import { OTHER_RUNTIMES } from './runtimes.ts';

let project: Awaited<ReturnType<typeof createOutsideProject>>;

beforeAll(async () => {
  project = await createOutsideProject();
});

afterAll(() => project.remove());

test.each(Object.entries(OTHER_RUNTIMES))(
  'over an unreliable network it writes once, reads lists, is refused and aborts in %s',
  async (_name, runtime) => {
    expect(await exerciseIn(runtime, project.folder)).toEqual(EXERCISED);
  },
);
