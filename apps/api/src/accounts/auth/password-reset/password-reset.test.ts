import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { findPerson } from '../../../care/privacy/person.repository.ts';
import { codeAt, RECOVERY_CODES, wrongCodeAt } from '../../../testing/authenticator.ts';
import { accountOfMaya, later, MAYA } from '../../../testing/maya.ts';
import { callAsVisitor, NO_FOLDER, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hashToken } from '../session/session.ts';
import { deleteExpiredResets } from './password-resets.repository.ts';
import { writePasswordChangedMail, writeResetMail } from './reset-mails.ts';

const MAIL = { server: 'mail.example:587', wake: () => undefined, mailbox: null, dkim: null };
const ENDED = { code: 'NOT_FOUND', message: expect.stringMatching(/^This link is no longer valid/) as string };
const NEW_PASSWORD = 'eighteen otters swim';
const STRANGER = 'stranger@example.com';

describeOnEachDatabase('a forgotten password', (database) => {
  const maya = accountOfMaya(database);
  const visitor = (changes: Partial<Context> = {}) =>
    callAsVisitor(database(), { mail: MAIL, ...changes }).auth.passwordReset;
  const mailContext = (now = TEST_NOW) => ({
    db: database(),
    siteTitle: 'Tideline',
    agencyAddress: 'hello@tideline.example',
    timeZone: 'UTC',
    now,
    origin: 'https://www.tideline.example',
    hasMailbox: false,
    recipient: '',
  });
  const listMails = () => database().selectFrom('mails').select(['kind', 'recipient']).orderBy('id').execute();
  const listActs = async () =>
    (
      await database()
        .selectFrom('audit')
        .selectAll()
        .where('action', 'in', ['staff.reset', 'staff.reset-link'])
        .orderBy('id')
        .execute()
    ).map(({ action, object_id: id, actor }) => ({ action, id, actor }));

  /** The token of a new link, as the mail has it. */
  async function mailToken(now = TEST_NOW): Promise<string> {
    const mail = await writeResetMail(mailContext(now), MAYA.email);
    return /\/reset-password#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  test('is replaced by the link of a mail, which ends all sessions and works once', async () => {
    await maya.add();
    const session = await maya.openSession();
    expect(await visitor().request({ email: ' Maya@Tideline.example ' })).toEqual({ outcome: 'sent' });
    expect(await listMails()).toEqual([{ kind: 'password-reset', recipient: 'Maya@Tideline.example' }]);
    const [token, other] = [await mailToken(), await mailToken()];
    expect(await maya.isAlive(session)).toBe(true);
    await visitor().finish({ token, newPassword: NEW_PASSWORD });
    expect(await maya.isAlive(session)).toBe(false);
    await expect(maya.signIn()).rejects.toThrow('Invalid email or password');
    expect(await maya.signIn(undefined, {}, NEW_PASSWORD)).toHaveProperty('token');
    for (const used of [token, other]) {
      await expect(visitor().finish({ token: used, newPassword: 'ninety pelicans dive' })).rejects.toMatchObject(ENDED);
    }
    expect((await listMails()).at(-1)).toEqual({ kind: 'password-changed', recipient: MAYA.email });
    expect(await listActs()).toEqual([
      { action: 'staff.reset-link', id: MAYA.id, actor: 'program' },
      { action: 'staff.reset-link', id: MAYA.id, actor: 'program' },
      { action: 'staff.reset', id: MAYA.id, actor: MAYA.email },
    ]);
  });

  test('gets the same answer and the same rows for an unknown address, to which nothing is sent', async () => {
    await maya.add();
    const rowsOf = async (email: string) => {
      const before = await listMails();
      const answer = await visitor().request({ email });
      const audit = await database().selectFrom('audit').select('action').execute();
      return { answer, mails: (await listMails()).slice(before.length).map(({ kind }) => kind), audit };
    };
    expect(await rowsOf(STRANGER)).toEqual(await rowsOf(MAYA.email));
    expect(await writeResetMail(mailContext(), STRANGER)).toBeNull();
    expect(await database().selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  test('cannot be mailed without a mail server', async () => {
    await maya.add();
    const answers = [MAYA.email, STRANGER].map((email) =>
      callAsVisitor(database()).auth.passwordReset.request({ email }),
    );
    expect(await Promise.all(answers)).toEqual([{ outcome: 'no-mail' }, { outcome: 'no-mail' }]);
    expect(await listMails()).toEqual([]);
  });

  test('is asked for three times an hour for one address, known or not, and five times in 15 minutes from one network', async () => {
    await maya.add();
    for (const email of [MAYA.email, STRANGER]) {
      for (let times = 0; times < 3; times += 1) await visitor().request({ email });
      await expect(visitor().request({ email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    const from = visitor({ clientAddress: '203.0.113.9' });
    for (let times = 0; times < 5; times += 1) await from.request({ email: `${times}@example.com` });
    await expect(from.request({ email: 'other@example.com' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const person = await findPerson({ db: database(), mediaDir: NO_FOLDER }, STRANGER, TEST_NOW);
    expect(person.signInAttempts).toMatchObject([{ count: 4 }]);
  });

  test('has a link for one hour', async () => {
    await maya.add();
    const token = await mailToken();
    const late = visitor({ now: () => later(3600) });
    await expect(late.finish({ token, newPassword: NEW_PASSWORD })).rejects.toMatchObject(ENDED);
    await deleteExpiredResets(database(), later(3599));
    await visitor({ now: () => later(3599) }).finish({ token, newPassword: NEW_PASSWORD });
    const unused = await mailToken();
    await deleteExpiredResets(database(), later(3600));
    expect(unused).toHaveLength(43);
    expect(await database().selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  test('refuses a weak password, and the link stays valid', async () => {
    await maya.add();
    const token = await mailToken();
    for (const newPassword of ['short', 'passwordpassword', 'maya@tideline.example']) {
      await expect(visitor().finish({ token, newPassword })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    await visitor().finish({ token, newPassword: NEW_PASSWORD });
  });

  test('needs the code where two-step sign-in is on, which stays on; a wrong one leaves the link valid', async () => {
    const { secret } = await maya.addWithSecondFactor();
    const token = await mailToken();
    const now = later(30);
    const finish = (code?: string) =>
      visitor({ now: () => now }).finish({ token, newPassword: NEW_PASSWORD, ...(code && { code }) });
    const needed = { code: 'UNAUTHORIZED', cause: { name: 'CodeNeeded' } };
    for (const code of [undefined, wrongCodeAt(secret, now)]) await expect(finish(code)).rejects.toMatchObject(needed);
    expect(await maya.signIn(RECOVERY_CODES[0])).toHaveProperty('token');
    await finish(codeAt(secret, now));
    const signIn = maya.signIn(undefined, {}, NEW_PASSWORD);
    await expect(signIn).rejects.toThrow('Enter the code from your authenticator app.');
    expect(await maya.signIn(RECOVERY_CODES[1], {}, NEW_PASSWORD)).toHaveProperty('token');
  });

  test('is replaced once when a link is used twice in parallel', async () => {
    await maya.add();
    const token = await mailToken();
    const outcomes = await Promise.allSettled(
      [NEW_PASSWORD, 'ninety pelicans dive'].map((newPassword) => visitor().finish({ token, newPassword })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('leaves no token in the database, and no link after another change of the password', async () => {
    await maya.add();
    const token = await mailToken();
    const rows = await database().selectFrom('password_resets').selectAll().execute();
    expect(rows).toMatchObject([{ token_hash: hashToken(token), staff_id: MAYA.id }]);
    expect(JSON.stringify([rows, await database().selectFrom('audit').selectAll().execute()])).not.toContain(token);
    const session = maya.withToken(await maya.openSession(), { mail: MAIL });
    await session.changePassword({ currentPassword: 'low tide at six', newPassword: NEW_PASSWORD });
    await expect(visitor().finish({ token, newPassword: 'ninety pelicans dive' })).rejects.toMatchObject(ENDED);
    expect(await listMails()).toEqual([{ kind: 'password-changed', recipient: MAYA.email }]);
  });

  test('is guessed 20 times in 15 minutes from one network', async () => {
    const from = visitor({ clientAddress: '203.0.113.9' });
    const guess = () => from.finish({ token: 'x'.repeat(43), newPassword: NEW_PASSWORD });
    for (let tries = 0; tries < 20; tries += 1) await expect(guess()).rejects.toMatchObject(ENDED);
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('is announced to the person when it was changed', async () => {
    await maya.add();
    const mail = await writePasswordChangedMail(mailContext(), MAYA.email);
    expect(mail).toMatchObject({ to: MAYA.email, subject: 'Your password for Tideline was changed' });
    expect(await writePasswordChangedMail(mailContext(), STRANGER)).toBeNull();
  });
});
