import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { codeAt } from '../../../testing/authenticator.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../../testing/maya.ts';
import { PasskeyDevice } from '../../../testing/server/passkey-device.ts';
import { callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { deleteExpiredChallenges } from './challenges.repository.ts';

const NOT_ACCEPTED = { code: 'UNAUTHORIZED', message: 'This passkey was not accepted.' };
const COPY = { code: 'UNAUTHORIZED', message: expect.stringMatching(/^This passkey was refused: a copy/) as string };
const NOT_ADDED = { code: 'BAD_REQUEST', message: expect.stringMatching(/^The passkey was not added:/) as string };
const PROOF = { password: MAYAS_PASSWORD };
const UNKNOWN = '203.0.113.9';

describeOnEachDatabase('passkeys', (database) => {
  const maya = accountOfMaya(database);

  async function addPasskey(device = new PasskeyDevice(), name = 'Laptop') {
    const token = await maya.openSession();
    const own = maya.withToken(token).passkeys;
    const passkey = await own.add({ name, response: device.register(await own.begin(PROOF)) });
    return { device, passkey, own, token };
  }
  const visitor = (changes: Partial<Context> = {}) => callAsVisitor(database(), changes).auth.passkeys;
  async function signIn(device: PasskeyDevice, changes: Parameters<PasskeyDevice['signIn']>[1] = {}) {
    return visitor().signIn({ response: device.signIn(await visitor().challenge(), changes) });
  }
  const listActs = async () => {
    const rows = await database()
      .selectFrom('audit')
      .selectAll()
      .where('object', '=', 'passkey')
      .orderBy('id')
      .execute();
    return rows.map(({ action, object_id: id, actor_id: actor }) => ({ action, id, actor }));
  };

  test('are added with the password, signed in with, renamed, listed and removed', async () => {
    await maya.add();
    const { device, passkey, own } = await addPasskey();
    expect(await own.list()).toEqual([
      { id: passkey.id, name: 'Laptop', createdAt: TEST_NOW, lastUsedAt: null, suspectedAt: null },
    ]);
    const { token, user } = await signIn(device);
    expect(user).toEqual(MAYA);
    expect(await maya.isAlive(token)).toBe(true);
    await own.rename({ id: passkey.id, name: 'Old laptop' });
    expect(await own.list()).toMatchObject([{ name: 'Old laptop', lastUsedAt: TEST_NOW }]);

    const wrong = own.remove({ id: passkey.id, password: 'not it, I am afraid' });
    await expect(wrong).rejects.toThrow('The current password is wrong.');
    await own.remove({ id: passkey.id, ...PROOF });
    expect(await own.list()).toEqual([]);
    await expect(own.remove({ id: passkey.id, ...PROOF })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(signIn(device)).rejects.toMatchObject(NOT_ACCEPTED);
    expect(await listActs()).toMatchObject([
      { action: 'passkey.add', id: passkey.id, actor: MAYA.id },
      { action: 'passkey.rename', id: passkey.id, actor: MAYA.id },
      { action: 'passkey.remove', id: passkey.id, actor: MAYA.id },
      { action: 'passkey.refuse', id: '', actor: null },
    ]);
  });

  test('open sessions as a password does, and the log says with which passkey', async () => {
    await maya.add();
    const { device, passkey } = await addPasskey();
    const { token } = await signIn(device);
    const { token: byPassword } = await maya.signIn();
    expect(token).toMatch(/^[\w-]{43}$/);
    const sessions = await maya.withToken(token).sessions();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ startedAt: TEST_NOW }]);
    expect(await maya.isAlive(byPassword)).toBe(true);
    const opened = await database().selectFrom('audit').select('detail').where('action', '=', 'session.open').execute();
    expect(opened.map(({ detail }) => detail).toSorted()).toEqual([JSON.stringify({ passkey: passkey.id }), '{}']);
  });

  test('need the code too where two-step sign-in is on, and then replace both', async () => {
    const { secret, token } = await maya.addWithSecondFactor();
    const later30 = { now: () => later(30) };
    const own = maya.withToken(token, later30).passkeys;
    await expect(own.begin(PROOF)).rejects.toMatchObject({ cause: { name: 'CodeNeeded' } });
    await expect(own.begin({ ...PROOF, code: codeAt(secret, TEST_NOW) })).rejects.toThrow('That code is wrong');
    const device = new PasskeyDevice();
    const asked = await own.begin({ ...PROOF, code: codeAt(secret, later(30)) });
    await own.add({ name: 'Phone', response: device.register(asked) });
    expect(await signIn(device)).toMatchObject({ user: MAYA });
    await expect(maya.signIn()).rejects.toThrow('Enter the code');
  });

  test('are not begun with a wrong password', async () => {
    await maya.add();
    const own = maya.withToken(await maya.openSession()).passkeys;
    await expect(own.begin({ password: 'not it, I am afraid' })).rejects.toThrow('The current password is wrong.');
    expect(await database().selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });

  test('ask the browser for a discoverable credential whose user is verified, and for no account', async () => {
    await maya.add();
    const { own, device } = await addPasskey();
    const asked = await own.begin(PROOF);
    expect(asked).toMatchObject({
      rp: { id: 'www.tideline.example' },
      user: { name: MAYA.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
    });
    const challenge = await visitor().challenge();
    expect(challenge).toMatchObject({ rpId: 'www.tideline.example', userVerification: 'required' });
    expect(challenge.allowCredentials).toBeUndefined();
  });

  test('of another origin, another domain or an unverified user are refused', async () => {
    await maya.add();
    const { device, own } = await addPasskey();
    for (const changes of [
      { origin: 'https://www.tideline.example.attacker.example' },
      { origin: 'http://www.tideline.example' },
      { rpID: 'tideline.example' },
      { isVerified: false },
    ]) {
      await expect(signIn(device, changes)).rejects.toMatchObject(NOT_ACCEPTED);
      const response = new PasskeyDevice().register(await own.begin(PROOF), changes);
      await expect(own.add({ name: 'Phone', response })).rejects.toMatchObject(NOT_ADDED);
    }
    expect(await own.list()).toHaveLength(1);
    expect(await signIn(device)).toHaveProperty('token');
  });

  test('are refused without a domain name', async () => {
    const message = 'Passkeys need a domain name, but this site is open at an IP address.';
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
      await expect(visitor({ origin }).challenge()).rejects.toMatchObject({ code: 'CONFLICT', message });
    }
    expect(await visitor({ origin: 'http://localhost:3000' }).challenge()).toMatchObject({ rpId: 'localhost' });
  });

  test('sign a challenge once, for one purpose, for five minutes, as the account that was asked', async () => {
    await maya.add();
    const { device, own } = await addPasskey();
    const challenge = await visitor().challenge();
    expect(await visitor().signIn({ response: device.signIn(challenge) })).toHaveProperty('token');
    await expect(visitor().signIn({ response: device.signIn(challenge) })).rejects.toMatchObject(NOT_ACCEPTED);

    const toRegister = await own.begin(PROOF);
    await expect(visitor().signIn({ response: device.signIn(toRegister) })).rejects.toMatchObject(NOT_ACCEPTED);
    const other = new PasskeyDevice();
    const response = other.register({ ...(await visitor().challenge()), user: toRegister.user });
    await expect(own.add({ name: 'Phone', response })).rejects.toMatchObject(NOT_ADDED);

    const late = await visitor().challenge();
    const tooLate = visitor({ now: () => later(301) }).signIn({ response: device.signIn(late) });
    await expect(tooLate).rejects.toMatchObject(NOT_ACCEPTED);
    await deleteExpiredChallenges(database(), later(301));
    expect(await database().selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });

  test('sign in once when the same answer is sent twice in parallel', async () => {
    await maya.add();
    const { device } = await addPasskey();
    const response = device.signIn(await visitor().challenge());
    const outcomes = await Promise.allSettled([visitor().signIn({ response }), visitor().signIn({ response })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('with a counter that has not grown are refused, shown as suspicious, and refused from then on', async () => {
    await maya.add();
    const { device, own, passkey } = await addPasskey();
    await signIn(device, { counter: 7 });
    await expect(signIn(device, { counter: 7 })).rejects.toMatchObject(COPY);
    expect(await own.list()).toMatchObject([{ suspectedAt: TEST_NOW }]);
    await expect(signIn(device, { counter: 8 })).rejects.toMatchObject(COPY);
    expect(await maya.signIn()).toHaveProperty('token');
    expect((await listActs()).slice(1)).toEqual([{ action: 'passkey.suspect', id: passkey.id, actor: null }]);
    await own.remove({ id: passkey.id, ...PROOF });
    expect(await own.list()).toEqual([]);
  });

  test('of authenticators that do not count sign in again and again', async () => {
    await maya.add();
    const { device } = await addPasskey();
    for (let times = 0; times < 3; times += 1) expect(await signIn(device, { counter: 0 })).toHaveProperty('token');
  });

  test('with a wrong counter and a wrong signature are not suspected', async () => {
    await maya.add();
    const { device, own } = await addPasskey();
    await signIn(device, { counter: 7 });
    const response = device.signIn(await visitor().challenge(), { counter: 3 });
    const forged = { ...response, response: { ...response.response, signature: 'MEUCIQ' } };
    await expect(visitor().signIn({ response: forged })).rejects.toMatchObject(NOT_ACCEPTED);
    expect(await own.list()).toMatchObject([{ suspectedAt: null }]);
  });

  test('that are unknown, or of another account than they say, get the same answer', async () => {
    await maya.add();
    const { device } = await addPasskey();
    await expect(signIn(new PasskeyDevice())).rejects.toMatchObject(NOT_ACCEPTED);
    device.userHandle = Buffer.from('somebody else').toString('base64url');
    await expect(signIn(device)).rejects.toMatchObject(NOT_ACCEPTED);
    const broken = device.signIn(await visitor().challenge());
    broken.response.clientDataJSON = 'bm90IGpzb24';
    await expect(visitor().signIn({ response: broken })).rejects.toMatchObject(NOT_ACCEPTED);
  });

  test('are limited to 20 refusals in 15 minutes from one network, and the log says so once', async () => {
    await maya.add();
    const { device } = await addPasskey();
    const from = visitor({ clientAddress: UNKNOWN });
    const refused = async (by = device) =>
      from.signIn({ response: by.signIn(await visitor().challenge(), { origin: 'https://other.example' }) });
    for (let tries = 0; tries < 20; tries += 1) await expect(refused()).rejects.toMatchObject(NOT_ACCEPTED);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(refused()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    const acts = (await listActs()).map(({ action }) => action);
    expect(acts.filter((action) => action === 'passkey.limit')).toHaveLength(1);
    expect(await signIn(device)).toHaveProperty('token');
  });

  test('are at most 20, and each is added once', async () => {
    await maya.add();
    const { device, own } = await addPasskey();
    const again = own.add({ name: 'Again', response: device.register(await own.begin(PROOF)) });
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: 'This passkey was already added.' });
    for (let number = 2; number <= 20; number += 1) {
      const response = new PasskeyDevice().register(await own.begin(PROOF));
      await own.add({ name: `Key ${number}`, response });
    }
    await expect(own.begin(PROOF)).rejects.toThrow('You have 20 passkeys.');
  });

  test('belong to their account alone', async () => {
    await maya.add();
    const { passkey } = await addPasskey();
    const other = { staff: { ...MAYA, id: 'noor' } };
    const notMine = maya.withToken('other', other).passkeys;
    expect(await notMine.list()).toEqual([]);
    await expect(notMine.rename({ id: passkey.id, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('leave no challenge in the clear in the database', async () => {
    const { challenge } = await visitor().challenge();
    const rows = await database().selectFrom('passkey_challenges').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(challenge);
  });
});
