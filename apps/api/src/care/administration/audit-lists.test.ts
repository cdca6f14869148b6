import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { COMMAND, PROGRAM, recordAlone, type Act, type Actor } from '../../core/audit/audit.repository.ts';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const BOB: Actor = { staff: { id: 'bob-1', email: 'bob@example.com' }, kind: 'caller', network: '', requestId: '' };

describeOnEachDatabase('the list of the audit log', (database) => {
  const staff = () => callAsStaff(database());
  const write = (act: Act, actor = BOB, at = TEST_NOW) => recordAlone(database(), actor, act, at);

  async function seen(query: Parameters<ReturnType<typeof staff>['audit']['list']>[0] = {}) {
    const { items, total } = await staff().audit.list(query);
    expect(total).toBe(items.length);
    return items.map(({ action, objectId }) => `${action} ${objectId}`.trim());
  }

  test('shows complete lines, newest first', async () => {
    await write({ action: 'post.create', objectId: 'a', detail: { version: 1 } }, BOB, '2026-11-20T10:00:00.000Z');
    await write({ action: 'backup.make' }, COMMAND);
    const { items } = await staff().audit.list();
    expect(items.map(({ action }) => action)).toEqual(['backup.make', 'post.create']);
    expect(items[1]).toEqual({
      id: expect.any(String),
      at: '2026-11-20T10:00:00.000Z',
      actorId: 'bob-1',
      actor: 'bob@example.com',
      apiKey: '',
      action: 'post.create',
      object: 'post',
      objectId: 'a',
      network: '',
      requestId: '',
      detail: { version: 1 },
    });
  });

  test('is filtered by actor, action, kind of object and object, also by several at once', async () => {
    await write({ action: 'post.create', objectId: 'a' });
    await write({ action: 'post.trash', objectId: 'b' }, COMMAND);
    await write({ action: 'preview.add', objectId: 'a' });
    await write({ action: 'session.refuse' }, { staff: null, kind: 'caller', network: '', requestId: '' });
    expect(await seen({ actor: 'command' })).toEqual(['post.trash b']);
    expect(await seen({ actor: '' })).toEqual(['session.refuse']);
    expect(await seen({ action: 'preview.add' })).toEqual(['preview.add a']);
    expect((await seen({ object: 'post' })).toSorted((one, two) => one.localeCompare(two))).toEqual([
      'post.create a',
      'post.trash b',
    ]);
    expect(await seen({ objectId: 'a', object: 'post', actor: 'bob@example.com' })).toEqual(['post.create a']);
    expect(await seen({ objectId: 'a', actor: 'command' })).toEqual([]);
  });

  test("takes its days in the agency's time zone, both inclusive", async () => {
    await staff().settings.update({ ...DEFAULT_SETTINGS, timeZone: 'America/Los_Angeles' });
    const day = { from: '2026-03-08', to: '2026-03-08' }; // 23 hours long there
    await write({ action: 'post.change', objectId: 'before' }, BOB, '2026-03-08T07:59:59.999Z');
    await write({ action: 'post.change', objectId: 'first' }, BOB, '2026-03-08T08:00:00.000Z');
    await write({ action: 'post.change', objectId: 'last' }, BOB, '2026-03-09T06:59:59.999Z');
    await write({ action: 'post.change', objectId: 'after' }, BOB, '2026-03-09T07:00:00.000Z');
    expect(await seen({ ...day, object: 'post' })).toEqual(['post.change last', 'post.change first']);
    await expect(staff().audit.list({ from: '2026-02-30' })).rejects.toThrow('from must be a day');
  });

  test('pages without gaps or repeats', async () => {
    for (let at = 0; at < 7; at += 1) await write({ action: 'post.change', objectId: `post-${at}` }); // one moment
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await staff().audit.list({ limit: 3, cursor });
      expect(page.total).toBe(7);
      ids.push(...page.items.map(({ objectId }) => objectId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });

  test('names every actor in it', async () => {
    expect(await staff().audit.actors()).toEqual([]);
    for (const actor of [BOB, PROGRAM, BOB, COMMAND]) await write({ action: 'backup.make' }, actor);
    expect(await staff().audit.actors()).toEqual(['bob@example.com', 'command', 'program']);
  });

  test('is exported with its filters, and the export is audited', async () => {
    const app = await buildRestServer(database());
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    await write({ action: 'post.create', objectId: '=danger', detail: { version: 1 } });
    await write({ action: 'backup.make' }, COMMAND);
    const answer = await app.inject({ url: '/api/audit.csv?object=post', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/);
    const [heading, ...lines] = answer.body.trim().split('\r\n');
    expect(heading).toContain('"at","actor","action","object","objectId","network","requestId","detail","apiKey"');
    expect(lines).toEqual([
      `"${TEST_NOW}","bob@example.com","post.create","post","'=danger","","","{""version"":1}",""`,
    ]);
    const [line] = (await staff().audit.list({ action: 'audit.export' })).items;
    expect(line).toMatchObject({ actorId: 'admin-1', detail: { filteredBy: ['object'] } });
  });
});
