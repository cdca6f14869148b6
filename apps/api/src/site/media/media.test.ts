import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { pictureVariantUrl } from '@tideline/domain/picture/picture-address';
import { newPostSchema } from '@tideline/domain/post/post.schema';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { insertPost } from '../posts/post-writes.repository.ts';
import { insertPicture, type NewPicture } from './media.repository.ts';
import { sweepPictures } from './sweep-pictures.ts';

function idOf(number: number): string {
  return number.toString(16).padStart(24, '0');
}

function buildRow(number: number, changes: Partial<NewPicture> = {}): NewPicture {
  return buildPictureRow({ id: idOf(number), fileName: `picture-${number}.jpg`, ...changes });
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tideline-media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function writeVariants(folder: string, id: string, writtenAt: string) {
  await mkdir(folder, { recursive: true });
  for (const name of [`${id}-1200x800.jpg`, pictureVariantUrl(id, 480, 'avif').slice('/media/'.length)]) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), new Date(writtenAt), new Date(writtenAt));
  }
}

function hoursLater(hours: number): string {
  return later(TEST_NOW, hours * HOUR_MS);
}

describeOnEachDatabase('the picture library', (database) => {
  test('lists pictures newest first, in pages, ties by id', async () => {
    const db = database();
    for (const number of [1, 2, 3, 4, 5]) await insertPicture(db, buildRow(number), hoursLater(number > 3 ? 1 : 0));
    const staff = callAsStaff(db);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await staff.media.list({ limit: 2, cursor });
      expect(page.total).toBe(5);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([4, 5, 1, 2, 3].map(idOf));
    expect((await staff.media.byId({ id: idOf(4) })).url).toBe(`/media/${idOf(4)}-1200x800.jpg`);
  });

  test('finds pictures by every word of name and alternative text, without wildcards', async () => {
    const db = database();
    await insertPicture(db, buildRow(1, { fileName: 'Über uns.jpg', alt: 'The team at 100% effort' }), TEST_NOW);
    await insertPicture(db, buildRow(2), TEST_NOW);
    const staff = callAsStaff(db);
    const find = async (q: string) => (await staff.media.list({ q })).items.map(({ id }) => id);
    expect(await find('ÜBER team')).toEqual([idOf(1)]);
    expect(await find('100%')).toEqual([idOf(1)]);
    expect(await find('pic%2')).toEqual([]);
    await staff.media.update({ id: idOf(2), alt: ' A harbour at low tide ' });
    expect(await find('harbour')).toEqual([idOf(2)]);
    expect(await staff.media.byId({ id: idOf(2) })).toMatchObject({ alt: 'A harbour at low tide' });
  });

  test('lists the posts that use a picture, and removes row and files only when none does', async () => {
    const db = database();
    const mediaDir = await makeFolder();
    for (const number of [1, 2]) {
      await insertPicture(db, buildRow(number), TEST_NOW);
      await writeVariants(mediaDir, idOf(number), TEST_NOW);
    }
    const staff = callAsStaff(db, { mediaDir });
    const featured = await staff.posts.create(buildPost({ featuredImageUrl: `/media/${idOf(1)}-1200x800.jpg` }));
    const inText = await staff.posts.create(
      buildPost({ title: 'Harbours', content: `![Harbour](/media/${idOf(1)}-1200x800.jpg)` }),
    );
    await staff.posts.create(buildPost({ content: `![Other](/media/${idOf(2)}-1200x800.jpg)` }));
    await staff.posts.remove({ id: inText.id });
    await staff.media.update({ id: idOf(1), alt: 'A harbour' });
    expect(await callAsVisitor(db).posts.page({ id: featured.id })).toMatchObject({ pictureAlt: 'A harbour' });
    expect(await staff.media.uses({ id: idOf(1) })).toMatchObject({ total: 2 });
    await expect(staff.media.remove({ id: idOf(1) })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^This picture is used by .*“Harbours” \(in the trash\).*Remove it there first\.$/,
      ),
    });
    expect(await readdir(mediaDir)).toHaveLength(4);

    await staff.posts.update({ id: featured.id, changes: { featuredImageUrl: '' } });
    await staff.posts.restore({ id: inText.id });
    await staff.posts.update({ id: inText.id, changes: { content: 'Nothing.' } });
    await staff.media.remove({ id: idOf(1) });
    await expect(staff.media.byId({ id: idOf(1) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await readdir(mediaDir)).every((name) => name.startsWith(idOf(2)))).toBe(true);
    await expect(staff.media.remove({ id: idOf(1) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('does not delete a picture that pending changes of a post show', async () => {
    const db = database();
    await insertPicture(db, buildRow(1), TEST_NOW);
    const staff = callAsStaff(db, { mediaDir: await makeFolder() });
    const { id } = await staff.posts.create({ title: 'Tides', status: 'published' });
    const changes = { content: `![Harbour](/media/${idOf(1)}-1200x800.jpg)` };
    await staff.posts.pending.keep({ id, changes, expectedVersion: null, liveVersion: 1 });
    await expect(staff.media.remove({ id: idOf(1) })).rejects.toMatchObject({
      message: expect.stringContaining('Tides'),
    });
  });
  test('does not delete a picture that a concurrent save uses', async () => {
    const db = database();
    await insertPicture(db, buildRow(1), TEST_NOW);
    const staff = callAsStaff(db, { mediaDir: await makeFolder() });
    const fields = newPostSchema.parse({ content: `![Harbour](/media/${idOf(1)}-1200x800.jpg)` });
    let removal: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await insertPost(trx, fields, TEST_NOW);
      removal = staff.media.remove({ id: idOf(1) });
      removal.catch(() => undefined); // asserted below
      await sleep(100);
    });
    await expect(removal).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await staff.media.byId({ id: idOf(1) })).toMatchObject({ id: idOf(1) });
  });

  test('the sweep removes what crashes left, and nothing else', async () => {
    const db = database();
    const mediaDir = await makeFolder();
    await sweepPictures(db, join(mediaDir, 'not there yet'), TEST_NOW);
    await insertPicture(db, buildRow(1), TEST_NOW);
    for (const number of [1, 2]) await writeVariants(mediaDir, idOf(number), TEST_NOW);
    await writeVariants(join(mediaDir, 'incoming', idOf(3)), idOf(3), TEST_NOW);
    await utimes(join(mediaDir, 'incoming', idOf(3)), new Date(TEST_NOW), new Date(TEST_NOW));
    await writeFile(join(mediaDir, 'README.txt'), 'not ours');

    await sweepPictures(db, mediaDir, hoursLater(0.5));
    expect(await countForms(mediaDir)).toEqual([2, 2, 0]);
    expect(await readdir(join(mediaDir, 'incoming'))).toEqual([idOf(3)]);
    await sweepPictures(db, mediaDir, hoursLater(2));
    expect(await countForms(mediaDir)).toEqual([2, 0, 0]);
    expect(await readdir(join(mediaDir, 'incoming'))).toEqual([]);
    expect(await countForms(join(mediaDir, 'orphans'))).toEqual([0, 2, 0]);

    await insertPicture(db, buildRow(2), TEST_NOW); // as after restoring another database
    await sweepPictures(db, mediaDir, hoursLater(3));
    expect(await countForms(mediaDir)).toEqual([2, 2, 0]);
    await forget(db, idOf(2));
    await sweepPictures(db, mediaDir, hoursLater(24));
    expect(await countForms(join(mediaDir, 'orphans'))).toEqual([0, 2, 0]);
    await sweepPictures(db, mediaDir, hoursLater(24 * 32));
    expect(await countForms(join(mediaDir, 'orphans'))).toEqual([0, 0, 0]);
    expect(await countForms(mediaDir)).toEqual([2, 0, 0]);
    expect(await readdir(mediaDir)).toContain('README.txt');
  });
});

/** The number of files of each of the first three pictures. */
async function countForms(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return [1, 2, 3].map((number) => names.filter((name) => name.startsWith(`${idOf(number)}-`)).length);
}

async function forget(db: Db, id: string) {
  await db.deleteFrom('pictures').where('id', '=', id).execute();
}
