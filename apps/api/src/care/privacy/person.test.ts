import { expect, test } from 'vitest';
import type { Staff } from '@tideline/domain/staff/staff';
import { runStaffCommand } from '../../doors/commands/staff-commands.ts';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { hashPassword } from '../../accounts/auth/password/password.ts';
import { PROGRAM, recordAlone } from '../../core/audit/audit.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { recordPlans } from '../../testing/fill/record-plans.ts';
import { callAsStaff, callAsVisitor, NO_FOLDER, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { isAbout, listErasures } from './erasures.repository.ts';
import { findPerson } from './person.repository.ts';
import { replayErasures } from './replay-erasures.ts';

const PASSWORD = 'seventeen herons wade';
const EMAIL = 'ada@example.com';

/** Hashing is slow on purpose: once is enough. */
const passwordHash = hashPassword(PASSWORD);

describeOnEachDatabase('everything about one address', (database) => {
  const staff = () => callAsStaff(database());
  const visitor = () => callAsVisitor(database());

  /** Ada has written twice, subscribed and tried to sign in; Bob has done as much. */
  async function meetAdaAndBob() {
    const account = { ...TEST_STAFF, passwordHash: await passwordHash };
    await insertStaff(database(), account, TEST_NOW);
    for (const [name, email] of [
      ['Ada', 'Ada@Example.com'],
      ['Ada', EMAIL],
      ['Bob', 'bob_ada@example.com'],
    ] as const) {
      await visitor().contacts.send({ firstName: name, lastName: 'Marsh', email, message: `${name} here.` });
      await visitor().subscribers.subscribe({ email });
      await expect(visitor().auth.login({ email, password: 'wrong' })).rejects.toThrow('Invalid email');
    }
    for (const { id } of (await staff().contacts.list()).items) {
      await staff().contacts.notes.add({ contactId: id, text: 'Rang back.' });
    }
  }

  async function signatures(): Promise<(string | null)[]> {
    const revisions = await database().selectFrom('post_revisions').select('saved_by as by').execute();
    const notes = await database().selectFrom('contact_notes').select('author_name as by').execute();
    const links = await database().selectFrom('preview_links').select('created_by as by').execute();
    return [...revisions, ...notes, ...links].map(({ by }) => by);
  }

  async function tableText(): Promise<string> {
    const tables = ['contacts', 'contact_notes', 'subscribers', 'mails', 'rate_limits', 'audit', 'erasures'] as const;
    const rows = [];
    for (const table of tables) rows.push(await database().selectFrom(table).selectAll().execute());
    return JSON.stringify(rows).toLowerCase();
  }

  test('is exported completely, regardless of upper and lower case', async () => {
    await meetAdaAndBob();
    const person = await staff().privacy.export({ email: ' ADA@example.COM ', password: PASSWORD });
    expect(person).toMatchObject({ email: EMAIL, exportedAt: TEST_NOW, account: null });
    expect(person.enquiries.map(({ email, message }) => `${email} ${message}`)).toEqual(
      expect.arrayContaining(['Ada@Example.com Ada here.', `${EMAIL} Ada here.`]),
    );
    expect(person.enquiries).toHaveLength(2);
    for (const { notes } of person.enquiries) {
      expect(notes).toEqual([{ author: 'Staff', text: 'Rang back.', createdAt: TEST_NOW }]);
    }
    expect(person.subscriptions).toMatchObject([{ status: 'active' }]);
    expect(person.signInAttempts.length).toBeGreaterThan(0);
    expect(JSON.stringify(person)).not.toMatch(/bob/i);
  });

  test('is not in stored answers of calls any more, whose keys stay', async () => {
    await meetAdaAndBob();
    const call = { staff_id: TEST_STAFF.id, api_key_id: '', fingerprint: '', started_at: TEST_NOW };
    const rows = [
      { ...call, key_hash: 'done', finished_at: TEST_NOW, answer: 'sealed' },
      { ...call, key_hash: 'running', finished_at: null, answer: null },
    ];
    await database().insertInto('idempotency_keys').values(rows).execute();
    await staff().privacy.erase({ email: EMAIL, password: PASSWORD });
    const left = await database().selectFrom('idempotency_keys').select(['key_hash', 'answer']).execute();
    expect(left.toSorted((a, b) => a.key_hash.localeCompare(b.key_hash))).toEqual([
      { key_hash: 'done', answer: null },
      { key_hash: 'running', answer: null },
    ]);
  });

  test('is counted in a summary', async () => {
    await meetAdaAndBob();
    expect(await staff().privacy.find({ email: EMAIL })).toEqual({
      email: EMAIL,
      // Each enquiry has its notice to the agency in the outbox; two visitors tried the account, each with a counter.
      counts: { enquiries: 2, notes: 2, subscriptions: 1, mails: expect.any(Number), signInAttempts: 3 },
      hasAccount: false,
      isSuppressed: false,
      isInLog: false,
    });
    expect((await staff().privacy.find({ email: 'nobody@example.com' })).counts).toEqual({
      enquiries: 0,
      notes: 0,
      subscriptions: 0,
      mails: 0,
      signInAttempts: 0,
    });
  });

  test('is erased completely, and no one else’s data is', async () => {
    await meetAdaAndBob();
    const { counts } = await staff().privacy.find({ email: EMAIL });
    const bobBefore = await staff().privacy.export({ email: 'bob_ada@example.com', password: PASSWORD });
    expect(await staff().privacy.erase({ email: 'ADA@example.com', password: PASSWORD })).toEqual(counts);
    expect((await staff().privacy.find({ email: EMAIL })).counts).toMatchObject({ enquiries: 0, subscriptions: 0 });
    const text = await tableText();
    expect(text.replaceAll('bob_ada@example.com', '')).not.toContain(EMAIL);
    expect(await staff().privacy.export({ email: 'bob_ada@example.com', password: PASSWORD })).toEqual(bobBefore);
    expect(await database().selectFrom('mails').select('id').execute()).toHaveLength(bobBefore.mails.length);
    expect((await staff().contacts.list({ q: 'bob_ada' })).items).toHaveLength(1);
    expect((await staff().contacts.list({ q: 'marsh' })).items).toHaveLength(1);
  });

  test('that an enquiry from another address was merged into is erased without that enquiry', async () => {
    await meetAdaAndBob();
    const send = async (email: string) => {
      await callAsVisitor(database()).contacts.send({ firstName: 'Bo', lastName: 'Marsh', email });
      return (await staff().contacts.list({ q: email })).items[0]?.id ?? '';
    };
    const [contactId, intoId] = [await send('bo@work.example'), await send('bo@home.example')];
    await staff().conversations.work.merge({ contactId, intoId });
    await staff().privacy.erase({ email: 'bo@home.example', password: PASSWORD });
    const left = (await staff().contacts.list()).items.map(({ email }) => email);
    expect(left).toContain('bo@work.example');
    expect(left).not.toContain('bo@home.example');
  });

  test('stays suppressed, so that no import adds it again', async () => {
    await meetAdaAndBob();
    await staff().privacy.erase({ email: EMAIL, password: PASSWORD });
    expect((await staff().privacy.find({ email: EMAIL })).isSuppressed).toBe(true);
    const file = new TextEncoder().encode(`email\n${EMAIL}\n`);
    expect((await staff().subscribers.checkImport({ file })).counts.new).toBe(0);
  });

  test('is exported and erased only after the password was confirmed', async () => {
    await meetAdaAndBob();
    const refused = { code: 'BAD_REQUEST', message: 'The current password is wrong.', cause: { path: 'password' } };
    await expect(staff().privacy.export({ email: EMAIL, password: 'wrong' })).rejects.toMatchObject(refused);
    expect((await staff().audit.list({ object: 'person' })).items).toEqual([]);
    await expect(staff().privacy.erase({ email: EMAIL, password: 'wrong' })).rejects.toThrow('is wrong');
    expect((await staff().privacy.find({ email: EMAIL })).counts.enquiries).toBe(2);
    expect(await listErasures(database())).toEqual([]);
  });

  test('is refused for the address of an account, with a message', async () => {
    await meetAdaAndBob();
    const refused = staff().privacy.erase({ email: TEST_STAFF.email, password: PASSWORD });
    await expect(refused).rejects.toThrow('Remove the account first');
    const place = { network_hash: 'hash', staff_id: TEST_STAFF.id, known_until: TEST_NOW };
    await database().insertInto('known_networks').values(place).execute();
    const { account, acts } = await staff().privacy.export({ email: TEST_STAFF.email, password: PASSWORD });
    expect(account).toMatchObject({ name: 'Staff', role: 'admin', knownNetworks: [{ until: TEST_NOW }] });
    expect(acts.map(({ action }) => action)).toContain('note.add');
  });

  test('of a former staff member still includes their audit log entries', async () => {
    await meetAdaAndBob();
    const former = { id: 'former', email: 'Cy@Example.com', name: 'Cy', role: 'admin' } as const;
    await insertStaff(database(), { ...former, passwordHash: await passwordHash }, TEST_NOW);
    await recordAlone(database(), { ...PROGRAM, staff: former }, { action: 'settings.change' }, TEST_NOW);
    await expect(visitor().auth.login({ email: former.email, password: 'wrong' })).rejects.toThrow('Invalid email');
    await database().deleteFrom('staff').where('id', '=', former.id).execute();
    const { account, acts } = await staff().privacy.export({ email: 'Cy@Example.com', password: PASSWORD });
    expect(account).toBeNull();
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['session.refuse', 'settings.change']);
    expect(await staff().privacy.find({ email: former.email })).toMatchObject({ hasAccount: false, isInLog: true });
  });

  test('of a removed account without sign-ins still includes its audit log entries', async () => {
    await meetAdaAndBob();
    const tools = { db: database(), now: TEST_NOW, askPassword: async () => PASSWORD };
    await runStaffCommand(tools, ['add', 'Kim@Example.com']);
    await runStaffCommand(tools, ['remove', 'kim@example.com']);
    const { acts } = await staff().privacy.export({ email: 'KIM@example.com', password: PASSWORD });
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['staff.add', 'staff.remove']);
    expect(await staff().privacy.find({ email: 'kim@example.com' })).toMatchObject({ isInLog: true });
    expect(await staff().privacy.find({ email: EMAIL })).toMatchObject({ isInLog: false });
  });

  test('does not sign the texts of staff without a name', async () => {
    await meetAdaAndBob();
    const kim: Staff = { id: 'kim-1', email: 'kim@example.com', name: '', role: 'admin' };
    const caller = callAsStaff(database(), { staff: kim });
    const post = await caller.posts.create(buildPost({ title: 'Tides' }));
    await caller.posts.previewLinks.create({ id: post.id });
    const [contact] = (await staff().contacts.list()).items;
    await caller.contacts.notes.add({ contactId: contact?.id ?? '', text: 'Rang back.' });
    expect(await signatures()).toEqual(expect.arrayContaining(['Staff kim-']));
    expect((await signatures()).join()).not.toContain('@');
  });

  test('also covers older data, and data that a restore brought back', async () => {
    await meetAdaAndBob();
    await staff().posts.create(buildPost({ title: 'Tides' }));
    const sign = async () => {
      await database().updateTable('post_revisions').set({ saved_by: 'Cy@Example.com' }).execute();
      await database().updateTable('contact_notes').set({ author_name: 'cy@example.com' }).execute();
    };
    await sign();
    const person = await staff().privacy.export({ email: 'cy@example.com', password: PASSWORD });
    expect(person.signatures).toBe(4);
    await staff().privacy.erase({ email: 'cy@example.com', password: PASSWORD });
    expect(new Set(await signatures())).toEqual(new Set(['Staff']));
    await sign();
    await replayErasures(database(), []);
    expect(new Set(await signatures())).toEqual(new Set(['Staff']));
  });

  test('is found by indexes', async () => {
    await meetAdaAndBob();
    const plans = await recordPlans(database(), () => staff().privacy.find({ email: EMAIL }), ['enable_seqscan']);
    const store = { db: database(), mediaDir: NO_FOLDER };
    const exported = await recordPlans(database(), () => findPerson(store, EMAIL, TEST_NOW), ['enable_seqscan']);
    const whole = /^SCAN (mails|audit|contacts|subscribers)|Seq Scan on (mails|audit|contacts|subscribers)/m;
    expect([...plans, ...exported].filter(({ plan }) => whole.test(plan))).toEqual([]);
    expect(plans.some(({ plan }) => plan.includes('mails_recipient_idx'))).toBe(true);
  });

  test('is audited each time, under a pseudonym instead of the address', async () => {
    await meetAdaAndBob();
    await staff().privacy.export({ email: EMAIL, password: PASSWORD });
    await staff().privacy.erase({ email: 'Ada@example.com', password: PASSWORD });
    const { items } = await staff().audit.list({ object: 'person' });
    expect(items.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'person.erase',
      'person.export',
    ]);
    expect(new Set(items.map(({ objectId }) => objectId)).size).toBe(1);
    expect(items[0]?.objectId).toMatch(/^[\da-f]{32}$/);
    expect(items.find(({ action }) => action === 'person.erase')?.detail).toMatchObject({ enquiries: 2 });
  });

  test('is recorded as erased by a keyed hash of the address', async () => {
    await meetAdaAndBob();
    await staff().privacy.erase({ email: EMAIL, password: PASSWORD });
    await staff().privacy.erase({ email: EMAIL, password: PASSWORD });
    const [one, two] = await listErasures(database());
    expect(one && isAbout(one, 'ADA@example.com')).toBe(true);
    expect(one && isAbout(one, 'bob_ada@example.com')).toBe(false);
    expect(one?.emailHash).not.toBe(two?.emailHash);
  });

  test('needs a complete address', async () => {
    await expect(staff().privacy.find({ email: '%' })).rejects.toThrow('name@example.com');
  });
});
