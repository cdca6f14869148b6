import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('issues of the newsletter', (database) => {
  const issues = () => callAsStaff(database()).issues;

  test('are created as drafts for everybody, and listed by their last change', async () => {
    const first = await issues().create({});
    const second = await issues().create({ subject: 'Spring tide', audience: { ...first.audience, sources: [''] } });
    expect(first).toMatchObject({ state: 'draft', version: 1, layout: 'letter', archive: 'public', slug: null });
    expect(await issues().byId({ id: second.id })).toEqual(second);
    const { content: _content, ...summary } = second;
    expect(await issues().list({ limit: 1 })).toMatchObject({ items: [summary], total: 2 });
    await expect(issues().byId({ id: 'nope' })).rejects.toThrow('There is no such issue.');
  });
});
