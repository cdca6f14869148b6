import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import type { Staff, StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { identify } from '../../accounts/auth/session/identify.ts';
import { runStaffCommand } from '../../doors/commands/staff-commands.ts';
import type { Context } from '../../context.ts';
import { createCaller } from '../../router.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildPost } from '../../testing/build-post.ts';
import { buildContext, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { writeInvitationMail } from './invitation-mail.ts';

const ADA = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com', message: 'Hello' };
const PASSWORD = 'seventeen herons wade';

/** Somebody with an account, in a session with a recent password. */
async function openMember(db: Db, role: StaffRole, name: string, changes: Partial<Context> = {}) {
  const staff: Staff = { id: name, email: `${name}@example.com`, name, role };
  await insertStaff(db, { ...staff, passwordHash: 'none' }, TEST_NOW);
  const actor = { staff, kind: 'caller', network: 'test', requestId: 'test' } as const;
  return createCaller(buildContext(db, { staff, actor, tokenHash: name, confirmedAt: TEST_NOW, ...changes }));
}

const tokenOf = (link: string | null) => link?.split('#join.')[1] ?? '';

describeOnEachDatabase('the team', (database) => {
  test('is invited by a link that is shown once where there is no mail server, and works once', async () => {
    const db = database();
    const admin = await openMember(db, 'admin', 'maya');
    const invited = { email: 'Ida@Example.com', name: 'Ida', role: 'author' } as const;
    const { link } = await admin.team.invite(invited);
    expect(link).toMatch(/^https:\/\/www\.tideline\.example\/reset-password#join\.[\w-]{43}$/);
    const token = tokenOf(link);
    const stored = JSON.stringify([
      await db.selectFrom('staff_invitations').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await admin.team.list(),
    ]);
    expect(stored).not.toContain(token);

    const visitor = callAsVisitor(db);
    expect(await visitor.team.joining.read({ token })).toMatchObject({ email: 'Ida@Example.com', role: 'author' });
    expect(await visitor.team.joining.read({ token })).toBeTruthy(); // reading changes nothing
    const weak = visitor.team.joining.accept({ token, name: 'Ida', password: 'passwordpassword' });
    await expect(weak).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await visitor.team.joining.accept({ token, name: 'Ida B', password: PASSWORD })).toEqual({
      email: 'Ida@Example.com',
    });
    const { user } = await visitor.auth.login({ email: 'ida@example.com', password: PASSWORD });
    expect(user).toMatchObject({ name: 'Ida B', role: 'author' });
    for (const used of [token, 'x'.repeat(43)]) {
      await expect(visitor.team.joining.read({ token: used })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await admin.team.list()).invitations).toEqual([]);
    await expect(admin.team.invite(invited)).rejects.toThrow('This person already has an account.');
    const acts = await db.selectFrom('audit').select(['action', 'actor']).orderBy('id').execute();
    expect(acts.slice(0, 2)).toEqual([
      { action: 'invitation.add', actor: 'maya@example.com' },
      { action: 'invitation.accept', actor: 'Ida@Example.com' },
    ]);
  });

  test('two clicks on the button of one link make one account', async () => {
    const db = database();
    const admin = await openMember(db, 'admin', 'maya');
    const { link } = await admin.team.invite({ email: 'ida@example.com', name: '', role: 'sales' });
    const accepted = { token: tokenOf(link), name: 'Ida', password: PASSWORD };
    const twice = await Promise.allSettled([1, 2].map(() => callAsVisitor(db).team.joining.accept(accepted)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('an invitation expires after seven days; sent again, only the new link works; withdrawn, none', async () => {
    const db = database();
    let now = TEST_NOW;
    const admin = await openMember(db, 'admin', 'maya', { now: () => now });
    const visitor = callAsVisitor(db, { now: () => now });
    const first = await admin.team.invite({ email: 'ida@example.com', name: '', role: 'sales' });
    await expect(admin.team.invite({ email: 'IDA@example.com', name: '', role: 'sales' })).rejects.toThrow(
      'This person was already invited.',
    );
    now = later(TEST_NOW, 7 * DAY_MS);
    await expect(visitor.team.joining.read({ token: tokenOf(first.link) })).rejects.toThrow('no longer valid');
    now = later(TEST_NOW, 1000);
    const [invitation] = (await admin.team.list()).invitations;
    const id = invitation?.id ?? '';
    const second = await admin.team.resend({ id });
    await expect(visitor.team.joining.read({ token: tokenOf(first.link) })).rejects.toThrow('no longer valid');
    expect(await visitor.team.joining.read({ token: tokenOf(second.link) })).toMatchObject({ role: 'sales' });
    await admin.team.withdraw({ id });
    await expect(visitor.team.joining.read({ token: tokenOf(second.link) })).rejects.toThrow('no longer valid');
    for (const act of [admin.team.resend({ id }), admin.team.withdraw({ id })]) {
      await expect(act).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('is invited by mail where there is a server: the link is only in the mail', async () => {
    const db = database();
    const mail = { server: 'mail.example:25', wake: () => undefined, mailbox: null, dkim: null };
    const admin = await openMember(db, 'admin', 'maya', { mail });
    expect(await admin.team.invite({ email: 'ida@example.com', name: '', role: 'editor' })).toEqual({ link: null });
    const queued = await db.selectFrom('mails').select(['kind', 'recipient']).execute();
    expect(queued).toEqual([{ kind: 'invitation', recipient: 'ida@example.com' }]);
    const site = { siteTitle: 'Tideline', agencyAddress: 'a@example.com', timeZone: 'UTC', hasMailbox: false };
    const context = { ...site, db, origin: 'https://site.example', recipient: '', now: TEST_NOW };
    const message = await writeInvitationMail(context, 'ida@example.com');
    const token = /^https:\/\/site\.example\/reset-password#join\.([\w-]{43})$/m.exec(message?.text ?? '')?.[1] ?? '';
    expect(await callAsVisitor(db).team.joining.read({ token })).toMatchObject({ email: 'ida@example.com' });
    await admin.team.withdraw({ id: (await admin.team.list()).invitations[0]?.id ?? '' });
    expect(await writeInvitationMail(context, 'ida@example.com')).toBeNull();
  });

  test('requires a recent password for every change', async () => {
    const db = database();
    const admin = await openMember(db, 'admin', 'maya', { confirmedAt: '2020-01-01T00:00:00.000Z' });
    const changes = [
      admin.team.invite({ email: 'ida@example.com', name: '', role: 'sales' }),
      admin.team.resend({ id: 'maya' }),
      admin.team.withdraw({ id: 'maya' }),
      admin.team.changeRole({ id: 'maya', role: 'editor' }),
      admin.team.remove({ id: 'maya', toId: null }),
    ];
    for (const change of changes) await expect(change).rejects.toThrow('to change the team');
  });

  test('a change of role counts at once, also for keys, and ends no session', async () => {
    const db = database();
    const admin = await openMember(db, 'admin', 'maya');
    const kim = await openMember(db, 'editor', 'kim');
    const { key } = await kim.auth.apiKeys.create({
      name: 'Sync',
      scopes: API_KEY_SCOPES.filter((scope) => scope === 'posts.publish' || scope === 'posts.edit'),
      networks: [],
      expiresInDays: null,
    });
    expect((await identify(db, key, 'test', TEST_NOW)).capabilities).toEqual(new Set(['posts.edit', 'posts.publish']));
    await admin.team.changeRole({ id: 'kim', role: 'author' });
    expect((await identify(db, key, 'test', TEST_NOW)).capabilities).toEqual(new Set(['posts.edit']));
    expect((await admin.team.list()).members).toMatchObject([
      { id: 'kim', role: 'author', lastSeenAt: TEST_NOW, hasTwoStep: false },
      { id: 'maya', role: 'admin' },
    ]);
  });

  test('the last admin is neither demoted nor removed', async () => {
    const db = database();
    const admin = await openMember(db, 'admin', 'maya');
    await openMember(db, 'editor', 'kim');
    const refused = { code: 'CONFLICT', message: 'This is the last admin. Make someone else an admin first.' };
    await expect(admin.team.changeRole({ id: 'maya', role: 'editor' })).rejects.toMatchObject(refused);
    await expect(admin.team.remove({ id: 'maya', toId: 'kim' })).rejects.toMatchObject(refused);
    await admin.team.changeRole({ id: 'maya', role: 'admin' });
    await admin.team.changeRole({ id: 'kim', role: 'admin' });
    await admin.team.changeRole({ id: 'maya', role: 'editor' });
    await expect(admin.team.changeRole({ id: 'kim', role: 'editor' })).rejects.toThrow('You are no longer an admin.');
  });

  test.each(['changeRole', 'remove'] as const)('of two admins who %s each other at once, one stays', async (act) => {
    const db = database();
    const maya = await openMember(db, 'admin', 'maya');
    const kim = await openMember(db, 'admin', 'kim');
    const change = (caller: typeof maya, id: string) =>
      act === 'remove' ? caller.team.remove({ id, toId: null }) : caller.team.changeRole({ id, role: 'sales' });
    const results = await Promise.allSettled([change(maya, 'kim'), change(kim, 'maya')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const admins = await db.selectFrom('staff').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  test('a removed colleague hands over everything, and sessions and keys end', async () => {
    const db = database();
    const admin = await openMember(db, 'admin', 'maya');
    const kim = await openMember(db, 'admin', 'kim');
    const { id } = await kim.posts.create(buildPost({ title: 'Ebb', status: 'draft' }));
    const contact = await kim.contacts.add(ADA);
    await kim.conversations.work.setOwner({ contactId: contact.id, ownerId: 'kim' });
    await kim.conversations.work.setNextStep({ contactId: contact.id, text: 'Call her', on: '2026-12-01' });
    await kim.conversations.saveDraft({ contactId: contact.id, text: 'Dear Ada' });
    const { key } = await kim.auth.apiKeys.create({
      name: 'Sync',
      scopes: ['posts.edit'],
      networks: [],
      expiresInDays: null,
    });
    const members = (await admin.team.list()).members;
    expect(members.find((member) => member.id === 'kim')).toMatchObject({ drafts: 1, enquiries: 1, keys: ['Sync'] });
    expect(members.find((member) => member.id === 'maya')).toMatchObject({ keys: [] });
    for (const toId of ['kim', randomUUID()]) {
      await expect(admin.team.remove({ id: 'kim', toId })).rejects.toThrow('Choose a colleague who stays.');
    }
    await admin.team.remove({ id: 'kim', toId: 'maya' });
    expect(await admin.posts.owners.byPost({ id })).toMatchObject({ owner: { id: 'maya' } });
    expect(await admin.conversations.work.list({ contactIds: [contact.id] })).toMatchObject([
      { ownerId: 'maya', nextStep: 'Call her' },
    ]);
    const drafts = await db.selectFrom('contact_reply_drafts').select(['staff_id', 'body']).execute();
    expect(drafts).toEqual([{ staff_id: 'maya', body: 'Dear Ada' }]);
    expect(await identify(db, key, 'test', TEST_NOW)).toMatchObject({ staff: null });
    await expect(admin.team.remove({ id: 'kim', toId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the command on the server knows roles, and keeps the last admin', async () => {
    const db = database();
    const run = (...args: string[]) => runStaffCommand({ db, now: TEST_NOW, askPassword: async () => PASSWORD }, args);
    await run('add', 'maya@example.com', 'Maya');
    await run('add', 'ida@example.com', 'Ida', 'B', '--role=author');
    expect(await run('list')).toBe('ida@example.com  Ida B  (author)\nmaya@example.com  Maya  (admin)');
    await expect(run('role', 'maya@example.com', 'sales')).rejects.toThrow('the only account of an admin');
    await expect(run('remove', 'maya@example.com')).rejects.toThrow('the only account of an admin');
    await expect(run('role', 'ida@example.com', 'owner')).rejects.toThrow('owner is not a role.');
    expect(await run('role', 'ida@example.com', 'admin')).toBe('ida@example.com now has the role admin.');
    expect(await run('remove', 'maya@example.com')).toBe('maya@example.com can no longer sign in.');
  });
});
