import { describe, expect, test } from 'vitest';
import { DAY_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { NewApiKey } from '@tideline/domain/staff/api-key.schema';
import { endKeys } from '../../../care/backup/restore/end-keys.repository.ts';
import { applyRetention } from '../../../care/privacy/apply-retention.ts';
import { createCaller } from '../../../router.ts';
import { accountOfMaya, MAYA } from '../../../testing/maya.ts';
import { buildContext, callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { insertStaff } from '../account/accounts.repository.ts';
import { deleteMember } from '../../../care/team/members.repository.ts';
import { identify } from '../session/identify.ts';
import { newApiKey } from './api-key.ts';

const NEW: NewApiKey = { name: 'Website sync', scopes: ['posts.read-drafts'], networks: [], expiresInDays: null };
const ADDRESS = '203.0.113.7';

describeOnEachDatabase('API keys', (database) => {
  const maya = accountOfMaya(database);
  const asMaya = (changes = {}) => callAsStaff(database(), { staff: MAYA, ...changes }).auth.apiKeys;

  async function create(changes: Partial<NewApiKey> = {}) {
    await maya.add();
    return asMaya().create({ ...NEW, ...changes });
  }
  const callerWith = (key: string, now = TEST_NOW, address = ADDRESS) => identify(database(), key, address, now);
  const refusalOf = async (key: string, now?: string, address?: string) =>
    (await callerWith(key, now, address)).tokenRefusal;
  const lastUse = async () => (await asMaya().list())[0]?.lastUsedAt;
  const audit = () => database().selectFrom('audit').selectAll().orderBy('action').execute();

  test('a key acts as its owner, within its scopes, and is listed without the key', async () => {
    const { key, apiKey } = await create();
    expect(await callerWith(key)).toEqual({
      staff: MAYA,
      apiKey: { id: apiKey.id, name: 'Website sync' },
      capabilities: new Set(['posts.read-drafts']),
      tokenHash: null,
      confirmedAt: null,
      tokenRefusal: null,
    });
    const list = await asMaya().list();
    expect(list).toEqual([{ ...apiKey, hint: key.slice(0, 10), lastUsedAt: TEST_NOW }]);
    expect(JSON.stringify(list)).not.toContain(key);
    expect(JSON.stringify(await database().selectFrom('api_keys').selectAll().execute())).not.toContain(key);
  });

  test('the last use is written at most once a minute', async () => {
    const { key } = await create();
    expect(await lastUse()).toBeNull();
    await callerWith(key);
    await callerWith(key, later(TEST_NOW, MINUTE_MS - 1));
    expect(await lastUse()).toBe(TEST_NOW);
    await callerWith(key, later(TEST_NOW, MINUTE_MS));
    expect(await lastUse()).toBe(later(TEST_NOW, MINUTE_MS));
  });

  test('a mistyped, unknown, revoked or expired key is refused, each in its words', async () => {
    const { key, apiKey } = await create({ expiresInDays: 30 });
    expect(await refusalOf(`${key}0`)).toMatch(/mistyped/);
    expect(await refusalOf('tdl_')).toMatch(/mistyped/);
    expect(await refusalOf(newApiKey())).toMatch(/unknown or revoked/);
    expect(await refusalOf(key, later(TEST_NOW, 30 * DAY_MS - 1))).toBeNull();
    expect(await refusalOf(key, later(TEST_NOW, 30 * DAY_MS))).toMatch(/expired/);
    await asMaya().revoke({ id: apiKey.id });
    expect(await refusalOf(key)).toMatch(/unknown or revoked/);
    await expect(asMaya().revoke({ id: apiKey.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a mistyped key is refused without a query', async () => {
    const { key } = await create();
    await database().schema.dropTable('api_keys').execute();
    expect(await refusalOf(key.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toMatch(/mistyped/);
    await expect(callerWith(key)).rejects.toThrow('api_keys');
  });

  test('a key with networks works from those alone, in both families', async () => {
    const { key } = await create({ networks: ['203.0.113.0/24', '2001:db8::/32'] });
    for (const address of [ADDRESS, '2001:db8::9', '::ffff:203.0.113.1'])
      expect(await refusalOf(key, TEST_NOW, address)).toBeNull();
    for (const address of ['198.51.100.1', '2001:db9::9', ''])
      expect(await refusalOf(key, TEST_NOW, address)).toMatch(/network/);
  });

  test('a removed owner ends the key', async () => {
    const { key } = await create();
    await insertStaff(database(), { id: 'kim', email: 'kim@example.com', name: 'Kim', passwordHash: '' }, TEST_NOW);
    await database()
      .transaction()
      .execute((trx) => deleteMember(trx, 'maya'));
    expect(await refusalOf(key)).toMatch(/unknown or revoked/);
  });

  test('a restore ends every key', async () => {
    const { key } = await create();
    await endKeys(database());
    expect(await refusalOf(key)).toMatch(/unknown or revoked/);
  });

  test('a key is created only with a recent password, and only with rights that its owner has', async () => {
    await maya.add();
    const later = '2026-11-21T18:10:00.000Z';
    await expect(asMaya({ now: () => later }).create(NEW)).rejects.toThrow('to create the key');
    const writer = asMaya({ capabilities: new Set(['posts.edit']) });
    await expect(writer.create(NEW)).rejects.toThrow('so its keys cannot have it');
    expect(await asMaya().list()).toEqual([]);
  });

  test('an account has at most 50 keys, also when they are created at once', async () => {
    await maya.add();
    const results = await Promise.allSettled(Array.from({ length: 52 }, () => asMaya().create(NEW)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await asMaya().list()).toHaveLength(50);
  });

  test('an account neither sees nor revokes the keys of another', async () => {
    const { key, apiKey } = await create();
    const other = callAsStaff(database()).auth.apiKeys;
    expect(await other.list()).toEqual([]);
    await expect(other.revoke({ id: apiKey.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(key)).toBeNull();
  });

  test('expired keys are deleted with the retention period of sessions', async () => {
    await create({ expiresInDays: 1 });
    await asMaya().create({ ...NEW, name: 'For ever' });
    const names = async () => (await asMaya().list()).map(({ name }) => name);
    await applyRetention(database(), later(TEST_NOW, 30 * DAY_MS));
    expect(await names()).toHaveLength(2);
    await applyRetention(database(), later(TEST_NOW, 31 * DAY_MS));
    expect(await names()).toEqual(['For ever']);
  });

  test('the audit log names the key of an act beside its owner, and has no key', async () => {
    const { key, apiKey } = await create({ scopes: ['posts.edit'] });
    const caller = await callerWith(key);
    const actor = { staff: MAYA, keyName: apiKey.name, kind: 'caller', network: '', requestId: '' } as const;
    await createCaller(buildContext(database(), { ...caller, actor })).posts.create({ title: 'By a program' });
    await asMaya().revoke({ id: apiKey.id });
    const lines = await audit();
    const acts = lines.map(({ actor, key_name: keyName, action, detail }) => ({ actor, keyName, action, detail }));
    expect(acts).toEqual([
      {
        actor: MAYA.email,
        keyName: '',
        action: 'api-key.create',
        detail: '{"name":"Website sync","scopes":["posts.edit"],"expiresAt":null}',
      },
      { actor: MAYA.email, keyName: '', action: 'api-key.revoke', detail: '{"name":"Website sync"}' },
      expect.objectContaining({ actor: MAYA.email, keyName: 'Website sync', action: 'post.create' }),
    ]);
    expect((await callAsStaff(database()).audit.list({ action: 'post.create' })).items[0]).toMatchObject({
      apiKey: 'Website sync',
    });
    expect(JSON.stringify(lines)).not.toContain('tdl_');
  });

  describe('a new key', () => {
    test.each<[Partial<Record<keyof NewApiKey, unknown>>, RegExp]>([
      [{ name: ' ' }, /Name is required/],
      [{ scopes: [] }, /at least one/],
      [{ scopes: ['people.export'] }, /rights that a key can have/],
      [{ networks: ['203.0.113.0/33'] }, /A network must be/],
      [{ networks: ['example.com'] }, /A network must be/],
      [{ expiresInDays: 0 }, /at least one day/],
    ])('with %j is refused', async (changes, message) => {
      await maya.add();
      await expect(asMaya().create({ ...NEW, ...changes } as NewApiKey)).rejects.toThrow(message);
    });
  });
});
