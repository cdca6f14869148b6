import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { buildPost } from '../build-post.ts';
import { callAsStaff, TEST_NOW } from '../test-caller.ts';
import type { ActsFor } from './acts-for.ts';
import { runTestJob } from './run-test-job.ts';

/** What happens to posts. */
export const POST_ACTS: ActsFor<'post'> = {
  'post.created': { 'a new draft': (db) => writePost(db, 'draft') },
  'post.updated': {
    'a save': async (db) => callAsStaff(db).posts.update({ id: await writePost(db, 'draft'), changes: { title: 'B' } }),
  },
  'post.published': {
    'a new post': (db) => writePost(db, 'published'),
    'a save': async (db) =>
      callAsStaff(db).posts.update({ id: await writePost(db, 'draft'), changes: { status: 'published' } }),
    'its date': async (db) => {
      await callAsStaff(db).posts.create(buildPost({ status: 'scheduled', publishDate: later(TEST_NOW, DAY_MS) }));
      await runTestJob(db, 'publish scheduled posts', later(TEST_NOW, DAY_MS));
    },
  },
  'post.unpublished': {
    'a save': async (db) =>
      callAsStaff(db).posts.update({ id: await writePost(db, 'published'), changes: { status: 'draft' } }),
  },
  'post.deleted': {
    'the trash': async (db) => callAsStaff(db).posts.remove({ id: await writePost(db, 'published') }),
  },
  'post.restored': {
    'the trash': async (db) => {
      const id = await writePost(db, 'published');
      await callAsStaff(db).posts.remove({ id });
      await callAsStaff(db).posts.restore({ id });
    },
  },
};

async function writePost(db: Db, status: 'draft' | 'published'): Promise<string> {
  return (await callAsStaff(db).posts.create(buildPost({ title: 'Tides', status }))).id;
}
