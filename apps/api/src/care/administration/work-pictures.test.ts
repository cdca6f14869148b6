import type { WorkSampleId } from '@tideline/domain/site/work-sample';
import { expect, test } from 'vitest';
import { insertPicture } from '../../site/media/media.repository.ts';
import { findContentVersion } from '../../core/store/content-version.repository.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const PICTURE = buildPictureRow({ alt: 'A dentist at work', widthPx: 1200, heightPx: 800 });
const OTHER = buildPictureRow({ id: 'fedcba9876543210fedcba98', alt: 'A waiting room', widthPx: 800, heightPx: 800 });

describeOnEachDatabase('pictures in the place of work samples', (database) => {
  const staff = () => callAsStaff(database());
  const visitor = () => callAsVisitor(database());

  const put = (sampleId: string, pictureId: string) =>
    staff().workPictures.put({ sampleId: sampleId as WorkSampleId, pictureId });

  test('are public, one for each sample, with the alternative text of the library', async () => {
    for (const picture of [PICTURE, OTHER]) await insertPicture(database(), picture, TEST_NOW);
    expect(await visitor().workPictures.list()).toEqual([]);
    await staff().workPictures.put({ sampleId: 'spa-physician-film', pictureId: PICTURE.id });
    await staff().workPictures.put({ sampleId: 'expert-pitch', pictureId: PICTURE.id });
    await staff().workPictures.put({ sampleId: 'spa-physician-film', pictureId: OTHER.id });
    await staff().media.update({ id: PICTURE.id, alt: 'Karen Halvorsen at work' });
    expect(await visitor().workPictures.list()).toEqual([
      { sampleId: 'expert-pitch', url: `/media/${PICTURE.id}-1200x800.jpg`, alt: 'Karen Halvorsen at work' },
      { sampleId: 'spa-physician-film', url: `/media/${OTHER.id}-800x800.jpg`, alt: 'A waiting room' },
    ]);
    expect(await staff().workPictures.remove({ sampleId: 'expert-pitch' })).toHaveLength(1);
    expect(await staff().workPictures.remove({ sampleId: 'expert-pitch' })).toHaveLength(1);
  });

  test('change the content version, so that cached pages follow', async () => {
    await insertPicture(database(), PICTURE, TEST_NOW);
    const before = await findContentVersion(database());
    await staff().workPictures.put({ sampleId: 'expert-pitch', pictureId: PICTURE.id });
    const afterPut = await findContentVersion(database());
    await staff().workPictures.remove({ sampleId: 'expert-pitch' });
    const afterRemoval = await findContentVersion(database());
    expect([afterPut > before, afterRemoval > afterPut]).toEqual([true, true]);
  });

  test('must exist and have an alternative text, and so must the sample', async () => {
    await insertPicture(database(), buildPictureRow({ alt: ' ' }), TEST_NOW);
    await expect(put('expert-pitch', PICTURE.id)).rejects.toMatchObject({
      message: 'The picture needs an alternative text first.',
    });
    await expect(put('expert-pitch', 'gone')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This picture no longer exists.',
    });
    await expect(put('constructor', PICTURE.id)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await visitor().workPictures.list()).toEqual([]);
  });

  test('cannot be deleted from the library while a sample shows them', async () => {
    await insertPicture(database(), PICTURE, TEST_NOW);
    await staff().workPictures.put({ sampleId: 'expert-pitch', pictureId: PICTURE.id });
    expect(await staff().media.uses({ id: PICTURE.id })).toMatchObject({ authors: [], isWorkPicture: true });
    await expect(staff().media.remove({ id: PICTURE.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This picture replaces a work sample. Change that under Settings, Work samples first.',
    });
    await staff().workPictures.remove({ sampleId: 'expert-pitch' });
    expect(await staff().media.byId({ id: PICTURE.id })).toMatchObject({ id: PICTURE.id });
  });

  test('are replaced and removed under a name in the audit log', async () => {
    await insertPicture(database(), PICTURE, TEST_NOW);
    await staff().workPictures.put({ sampleId: 'expert-pitch', pictureId: PICTURE.id });
    await staff().workPictures.remove({ sampleId: 'expert-pitch' });
    const { items } = await staff().audit.list({ object: 'work-sample' });
    expect(items.map(({ action, objectId }) => `${action} ${objectId}`).toSorted()).toEqual([
      'work-sample.drawing expert-pitch',
      'work-sample.picture expert-pitch',
    ]);
  });
});
