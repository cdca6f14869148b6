import { expect, test } from 'vitest';
import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteExpiredPreviewLinks } from './preview-links.repository.ts';

const ENDED = { code: 'NOT_FOUND', message: 'This preview link has ended.' };
const LAST_MOMENT = Date.parse(TEST_NOW) + PREVIEW_LINK_DAYS * 86_400_000 - 1;

describeOnEachDatabase('a preview link', (database) => {
  async function createLink() {
    await callAsStaff(database()).posts.create(
      buildPost({ title: 'Draft', content: '# Part', status: 'draft', publishDate: null }),
    );
    return callAsStaff(database()).posts.previewLinks.create({ id: 'draft' });
  }
  function open(token: string, time = Date.parse(TEST_NOW)) {
    return callAsVisitor(database(), { now: () => new Date(time).toISOString() }).posts.previewLinks.page({ token });
  }

  test('shows a visitor a draft as its public page would be', async () => {
    const { token, expiresAt } = await createLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(expiresAt).toBe(new Date(LAST_MOMENT + 1).toISOString());
    expect(await open(token)).toMatchObject({
      post: { id: 'draft', status: 'draft' },
      html: '<h2 id="section-part"><a href="#section-part" class="heading-link">Part</a></h2>\n',
      headings: [{ text: 'Part' }],
    });
    await expect(callAsVisitor(database()).posts.page({ id: 'draft' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('works until it expires; a wrong one never works', async () => {
    const { token } = await createLink();
    await expect(open(token, LAST_MOMENT)).resolves.toBeTruthy();
    await expect(open(token, LAST_MOMENT + 1)).rejects.toMatchObject(ENDED);
    await expect(open(`${token}a`)).rejects.toMatchObject(ENDED);
    await expect(open('')).rejects.toMatchObject(ENDED);
  });

  test('is stored as a hash only', async () => {
    const { token } = await createLink();
    const stored = JSON.stringify(await database().selectFrom('preview_links').selectAll().execute());
    expect(stored).toContain('draft');
    expect(stored).not.toContain(token);
  });

  test('ends with all other links of its post, and with the post', async () => {
    const first = await createLink();
    const second = await callAsStaff(database()).posts.previewLinks.create({ id: 'draft' });
    expect(await callAsStaff(database()).posts.previewLinks.endAll({ id: 'draft' })).toEqual({ ended: 2 });
    await expect(open(first.token)).rejects.toMatchObject(ENDED);
    await expect(open(second.token)).rejects.toMatchObject(ENDED);
    const third = await callAsStaff(database()).posts.previewLinks.create({ id: 'draft' });
    await callAsStaff(database()).posts.remove({ id: 'draft' });
    await expect(open(third.token)).rejects.toMatchObject(ENDED);
    await expect(callAsStaff(database()).posts.previewLinks.create({ id: 'draft' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is deleted after it has expired', async () => {
    await createLink();
    const count = async () => (await database().selectFrom('preview_links').selectAll().execute()).length;
    await deleteExpiredPreviewLinks(database(), new Date(LAST_MOMENT).toISOString());
    expect(await count()).toBe(1);
    await deleteExpiredPreviewLinks(database(), new Date(LAST_MOMENT + 1).toISOString());
    expect(await count()).toBe(0);
  });
});
