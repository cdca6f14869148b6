import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../core/store/schema.ts';
import { attack as attackIn } from '../../../testing/server/attack.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../../testing/maya.ts';
import { callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import {
  allowNetwork,
  deleteExpiredNetworks,
  deleteKnownNetworks,
  hashNetwork,
  insertKnownNetwork,
  isKnownNetwork,
} from './known-networks.repository.ts';

const DESK = { clientAddress: '203.0.113.9' };
const NEW_NETWORK = { clientAddress: '203.0.113.10' };
const DAY_SECONDS = 86_400;
const TOO_MANY = { code: 'TOO_MANY_REQUESTS' };
const WRONG = { code: 'UNAUTHORIZED' };

describeOnEachDatabase('limits on sign-ins', (database) => {
  const maya = accountOfMaya(database);
  const guess = (email: string, from: Partial<Context>) =>
    callAsVisitor(database(), from).auth.login({ email, password: 'a guess of mine' });

  const attack = (email: string, now = TEST_NOW) => attackIn(database(), email, now);
  const countNetworks = async () =>
    (await database().selectFrom('known_networks').select('network_hash').execute()).length;

  test('refuse attempts from many networks, but not the owner in a known network', async () => {
    await maya.add();
    await maya.signIn(undefined, DESK);
    await attack(MAYA.email);
    await expect(guess(MAYA.email, { clientAddress: '198.51.100.99' })).rejects.toMatchObject(TOO_MANY);
    await expect(maya.signIn(undefined, NEW_NETWORK)).rejects.toMatchObject(TOO_MANY);
    expect(await maya.signIn(undefined, DESK)).toHaveProperty('token');
    // Known to the account, not to others at that address.
    await attack('nobody@tideline.example', later(15 * 60));
    const elsewhere = guess('nobody@tideline.example', { ...DESK, now: () => later(15 * 60) });
    await expect(elsewhere).rejects.toMatchObject(TOO_MANY);
  });

  test('apply in a known network too: five wrong passwords, not counted for other networks', async () => {
    await maya.add();
    await maya.signIn(undefined, DESK);
    for (let tries = 0; tries < 5; tries += 1) await expect(guess(MAYA.email, DESK)).rejects.toMatchObject(WRONG);
    await expect(maya.signIn(undefined, DESK)).rejects.toMatchObject(TOO_MANY);
    const counters = await database().selectFrom('rate_limits').select(['key', 'count']).execute();
    expect(counters.filter(({ key, count }) => key.startsWith('login-account:') && count > 0)).toEqual([]);
  });

  test('know a network for 90 days, or until the password is changed elsewhere', async () => {
    await maya.add();
    const { token } = await maya.signIn(undefined, DESK);
    await maya.signIn(undefined, NEW_NETWORK);
    const change = { currentPassword: MAYAS_PASSWORD, newPassword: 'high tide at noon' };
    await maya.withToken(token, DESK).changePassword(change);
    await attack(MAYA.email);
    const signInFrom = (network: Partial<Context>) => maya.signIn(undefined, network, change.newPassword);
    await expect(signInFrom(NEW_NETWORK)).rejects.toMatchObject(TOO_MANY);
    expect(await signInFrom(DESK)).toHaveProperty('token');
    const muchLater = { now: () => later(90 * DAY_SECONDS) };
    await attack(MAYA.email, muchLater.now());
    await expect(signInFrom({ ...DESK, ...muchLater })).rejects.toMatchObject(TOO_MANY);
    await deleteExpiredNetworks(database(), later(90 * DAY_SECONDS - 1));
    expect(await countNetworks()).toBe(1);
    await deleteExpiredNetworks(database(), later(90 * DAY_SECONDS));
    expect(await countNetworks()).toBe(0);
  });

  test('know the latest 20 networks of an account, as hashes', async () => {
    await maya.add();
    for (let host = 1; host <= 22; host += 1) {
      const hash = await hashNetwork(database(), MAYA.email, `192.0.2.${host}`);
      await database()
        .transaction()
        .execute((trx) => insertKnownNetwork(trx, MAYA.id, hash, later(host)));
    }
    const rows = await database().selectFrom('known_networks').selectAll().orderBy('known_until').execute();
    const expected = Array.from({ length: 20 }, (_, index) => later(90 * DAY_SECONDS + index + 3));
    expect(rows.map((row) => row.known_until)).toEqual(expected);
    expect(rows.every((row) => /^[\da-f]{64}$/.test(row.network_hash))).toBe(true);
    await database()
      .transaction()
      .execute((trx) => deleteKnownNetworks(trx, MAYA.id));
    expect(await countNetworks()).toBe(0);
  });

  test('allow a network named by the operator for a day, within the limits of the address', async () => {
    await maya.add();
    const hash = await hashNetwork(database(), MAYA.email, NEW_NETWORK.clientAddress);
    await database()
      .transaction()
      .execute((trx) => allowNetwork(trx, MAYA.id, hash, TEST_NOW));
    await attack(MAYA.email);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(guess(MAYA.email, NEW_NETWORK)).rejects.toMatchObject(WRONG);
    await expect(maya.signIn(undefined, NEW_NETWORK)).rejects.toMatchObject(TOO_MANY);
    await attack(MAYA.email, later(DAY_SECONDS - 1));
    const wrongPassword = guess(MAYA.email, { ...NEW_NETWORK, now: () => later(DAY_SECONDS - 1) });
    await expect(wrongPassword).rejects.toMatchObject(WRONG);
    const dayLater = { ...NEW_NETWORK, now: () => later(DAY_SECONDS) };
    await expect(maya.signIn(undefined, dayLater)).rejects.toMatchObject(TOO_MANY);
  });

  test('keep an allowed network known for 90 days after a sign-in from there', async () => {
    await maya.add();
    const hash = await hashNetwork(database(), MAYA.email, NEW_NETWORK.clientAddress);
    const allow = () =>
      database()
        .transaction()
        .execute((trx) => allowNetwork(trx, MAYA.id, hash, TEST_NOW));
    await allow();
    await maya.signIn(undefined, NEW_NETWORK);
    await allow();
    expect(await database().selectFrom('known_networks').select('known_until').execute()).toEqual([
      { known_until: later(90 * DAY_SECONDS) },
    ]);
  });

  test('do not drop an allowed network for the 20 latest', async () => {
    await maya.add();
    const hash = await hashNetwork(database(), MAYA.email, NEW_NETWORK.clientAddress);
    await database()
      .transaction()
      .execute(async (trx) => {
        await allowNetwork(trx, MAYA.id, hash, TEST_NOW);
        for (let host = 1; host <= 21; host += 1) await insertKnownNetwork(trx, MAYA.id, `hash-${host}`, TEST_NOW);
      });
    expect(await isKnownNetwork(database(), hash, TEST_NOW)).toBe(true);
    expect(await countNetworks()).toBe(21);
  });

  test('store nothing about invented accounts above the limit of an address', async () => {
    const from = { clientAddress: '198.51.100.7' };
    for (let number = 0; number < 20; number += 1) {
      await expect(guess(`invented-${number}@example.com`, from)).rejects.toMatchObject(WRONG);
    }
    const atTheLimit = await countTraces(database());
    for (let number = 20; number < 60; number += 1) {
      await expect(guess(`invented-${number % 25}@example.com`, from)).rejects.toMatchObject(TOO_MANY);
    }
    expect(await countTraces(database())).toEqual(atTheLimit);
    expect(atTheLimit[1]).toBe(1);
  });

  test('leave one audit entry for an invented account, however often it is tried', async () => {
    for (let round = 0; round < 3; round += 1) {
      const from = { clientAddress: '198.51.100.7', now: () => later(round * 15 * 60) };
      for (let tries = 0; tries < 8; tries += 1) await guess('invented@example.com', from).catch(() => undefined);
    }
    expect(await database().selectFrom('audit').select('action').execute()).toEqual([{ action: 'session.refuse' }]);
  });
});

/** The number of counters and of audit entries. */
async function countTraces(db: Db): Promise<[counters: number, lines: number]> {
  const counters = await db.selectFrom('rate_limits').select('key').execute();
  const lines = await db.selectFrom('audit').select('id').execute();
  return [counters.length, lines.length];
}
