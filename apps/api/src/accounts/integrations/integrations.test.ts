import { expect, test } from 'vitest';
import type { NewApiKey } from '@tideline/domain/staff/api-key.schema';
import type { NewIntegration } from '@tideline/domain/staff/integration.schema';
import { API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import { runStaffCommand } from '../../doors/commands/staff-commands.ts';
import { createCaller } from '../../router.ts';
import { buildPost } from '../../testing/build-post.ts';
import { accountOfMaya, MAYA } from '../../testing/maya.ts';
import { buildContext, callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { insertStaff } from '../auth/account/accounts.repository.ts';
import { identify } from '../auth/session/identify.ts';

const BOARD: NewIntegration = {
  name: 'Board sync',
  capabilities: ['posts.read-drafts', 'posts.edit', 'contacts.read'],
};
const KEY: NewApiKey = {
  name: 'Server',
  scopes: ['posts.read-drafts', 'posts.edit'],
  networks: [],
  expiresInDays: null,
};

describeOnEachDatabase('an integration', (database) => {
  const admin = (changes = {}) => callAsStaff(database(), { staff: MAYA, ...changes });

  /** Adds an integration with a key. */
  async function open(integration = BOARD, newKey = KEY) {
    await accountOfMaya(database).add();
    const { id } = await admin().integrations.add(integration);
    const { key, apiKey } = await admin().integrations.createKey({ ...newKey, integrationId: id });
    return { id, key, keyId: apiKey.id };
  }

  /** The procedures, called with a key. */
  async function callWith(key: string) {
    const caller = await identify(database(), key, '203.0.113.7', TEST_NOW);
    const keyName = caller.apiKey?.name ?? '';
    const actor = { staff: caller.staff, keyName, kind: 'caller', network: '', requestId: '' } as const;
    return { caller, call: createCaller(buildContext(database(), { ...caller, actor })) };
  }

  test('acts in its own name, owns what it writes, and stays when the colleague who added it leaves', async () => {
    const { id, key } = await open();
    const ben = { id: 'ben', email: 'ben@example.com', name: 'Ben', passwordHash: '' };
    await insertStaff(database(), ben, TEST_NOW);
    const tools = { db: database(), now: TEST_NOW, askPassword: async () => '' };
    await runStaffCommand(tools, ['remove', MAYA.email, '--yes']);
    const { call } = await callWith(key);
    const post = await call.posts.create({ title: 'By a program' });
    const { id: postId } = await call.posts.update({ id: post.id, changes: { title: 'Changed by it' } });
    const { owner } = await callAsStaff(database()).posts.owners.byPost({ id: postId });
    expect(owner).toEqual({ id, name: 'Board sync' });
    const { items } = await callAsStaff(database()).audit.list({ action: 'post.create' });
    expect(items[0]).toMatchObject({ actorId: id, actor: 'Board sync (integration)', apiKey: 'Server' });
  });

  test('has keys with rights of its own, and no others', async () => {
    const { id, key } = await open();
    const wider = admin().integrations.createKey({ ...KEY, scopes: ['posts.publish'], integrationId: id });
    await expect(wider).rejects.toThrow('The integration does not have the right “posts.publish”');
    const { caller } = await callWith(key);
    expect([...caller.capabilities].toSorted()).toEqual(['posts.edit', 'posts.read-drafts']);
    await admin().integrations.change({ ...BOARD, id, capabilities: ['posts.read-drafts'] });
    expect([...(await callWith(key)).caller.capabilities]).toEqual(['posts.read-drafts']);
  });

  test('is not a colleague: the team, owners, calls and profiles leave it out', async () => {
    const { id } = await open({ name: 'All', capabilities: [...API_KEY_SCOPES] });
    const members = (await admin().team.list()).members.map((member) => member.id);
    const hours = (await admin().bookings.hours()).map(({ staffId }) => staffId);
    const profiles = (await admin().authors.accounts()).map((account) => account.id);
    const colleagues = (await admin().conversations.work.owners()).map((owner) => owner.id);
    for (const ids of [members, hours, profiles, colleagues]) {
      expect(ids).not.toContain(id);
    }
    expect(members).toEqual([MAYA.id]);
    await expect(admin().team.remove({ id, toId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(admin().team.changeRole({ id, role: 'admin' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await admin().firstSteps.list()).done).not.toContain('colleague');
  });

  test('is listed with its keys, which end one by one or with it; what it wrote stays', async () => {
    const { id, key, keyId } = await open();
    const post = await (await callWith(key)).call.posts.create(buildPost({ title: 'Stays', status: 'draft' }));
    const second = await admin().integrations.createKey({ ...KEY, name: 'Second', integrationId: id });
    const [listed] = await admin().integrations.list();
    expect(listed).toMatchObject({ id, ...BOARD, keys: [{ name: 'Second' }, { name: 'Server' }] });
    await admin().integrations.revokeKey({ integrationId: id, id: keyId });
    expect((await callWith(key)).caller.tokenRefusal).toMatch(/unknown or revoked/);
    await admin().integrations.remove({ id });
    expect((await callWith(second.key)).caller.tokenRefusal).toMatch(/unknown or revoked/);
    expect(await admin().integrations.list()).toEqual([]);
    expect(await admin().posts.owners.byPost({ id: post.id })).toMatchObject({ owner: null });
    const { items } = await admin().audit.list({});
    expect(items.map(({ action }) => action).toSorted()).toEqual([
      'api-key.create',
      'api-key.create',
      'api-key.revoke',
      'integration.add',
      'integration.remove',
      'post.create',
    ]);
  });

  test('is changed by people with a recent password only, by its current name, and not twice under one name', async () => {
    const { id } = await open();
    await expect(admin().integrations.add({ ...BOARD, name: 'BOARD SYNC' })).rejects.toThrow(
      'Another integration has this name.',
    );
    const late = admin({ confirmedAt: earlier(TEST_NOW, 11 * MINUTE_MS) }).integrations;
    for (const act of [
      () => late.add({ ...BOARD, name: 'Other' }),
      () => late.change({ ...BOARD, id, name: 'Other' }),
      () => late.remove({ id }),
      () => late.createKey({ ...KEY, integrationId: id }),
      () => late.revokeKey({ integrationId: id, id }),
    ]) {
      await expect(act()).rejects.toThrow('to change the integrations');
    }
    for (const act of [
      () => admin().integrations.change({ ...BOARD, id: MAYA.id }),
      () => admin().integrations.remove({ id: MAYA.id }),
      () => admin().integrations.createKey({ ...KEY, integrationId: MAYA.id }),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('cannot sign in', async () => {
    await open();
    for (const email of ['integration:board sync', '']) {
      const attempt = createCaller(buildContext(database())).auth.login({ email, password: '' });
      await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/UNAUTHORIZED|BAD_REQUEST/) });
    }
  });
});
