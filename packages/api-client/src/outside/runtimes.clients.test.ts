import { afterAll, beforeAll, test } from 'vitest';
import { expectExercised, TITLE } from './expect-exercised.ts';
import { createOutsideProject } from './outside-project.ts';
import { OTHER_RUNTIMES } from './runtimes.ts';

let project: Awaited<ReturnType<typeof createOutsideProject>>;

beforeAll(async () => {
  project = await createOutsideProject();
});

afterAll(() => project.remove());

test.for(Object.entries(OTHER_RUNTIMES))(TITLE, ([, runtime]) => expectExercised(runtime, project.folder));
