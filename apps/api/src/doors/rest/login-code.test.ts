import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { later } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { codeAt, RECOVERY_CODES, turnOnSecondFactor, wrongCodeAt } from '../../testing/authenticator.ts';
import { ADMIN, openRestServer } from '../../testing/rest/rest-server.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';

const NEXT = later(TEST_NOW, 30_000);

let db: Db;
let app: FastifyInstance;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ app, db, close } = await openRestServer());
});

afterEach(() => close());

async function login(payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { ...ADMIN, ...payload } });
  return [answer.statusCode, answer.json()];
}

const SIGNED_IN = [200, { token: expect.any(String), user: expect.objectContaining({ email: ADMIN.email }) }];

describe('POST /api/auth/login where the second factor is on', () => {
  test('401 that asks for the code after the right password, 200 with the code', async () => {
    const secret = await turnOnSecondFactor(db, 'admin-1', TEST_NOW);
    const error = 'Enter the code from your authenticator app.';
    const asked = { error, issues: [{ path: 'code', message: error }], needsCode: true };
    expect(await login({})).toEqual([401, asked]);
    expect(await login({ code: '' })).toEqual([401, asked]);
    expect(await login({ code: codeAt(secret, NEXT) })).toEqual(SIGNED_IN);
  });

  test('401 for a wrong code and for one that was used, 429 after five', async () => {
    const secret = await turnOnSecondFactor(db, 'admin-1', TEST_NOW);
    const error = 'That code is wrong, or it was already used.';
    const refused = [401, { error, issues: [{ path: 'code', message: error }], needsCode: true }];
    expect(await login({ code: codeAt(secret, TEST_NOW) })).toEqual(refused);
    for (let guess = 0; guess < 4; guess += 1) {
      expect(await login({ code: wrongCodeAt(secret, TEST_NOW) })).toEqual(refused);
    }
    expect(await login({ code: codeAt(secret, NEXT) })).toMatchObject([429, { error: /^Too many attempts/ }]);
  });

  test('200 for a recovery code', async () => {
    await turnOnSecondFactor(db, 'admin-1', TEST_NOW);
    expect(await login({ code: RECOVERY_CODES[0] })).toEqual(SIGNED_IN);
  });

  test('401 that asks for nothing after a wrong password, whether the code is right or not', async () => {
    const secret = await turnOnSecondFactor(db, 'admin-1', TEST_NOW);
    const refused = [401, { error: 'Invalid email or password' }];
    expect(await login({ password: 'wrong', code: codeAt(secret, NEXT) })).toEqual(refused);
    expect(await login({ email: 'nobody@example.com', code: codeAt(secret, NEXT) })).toEqual(refused);
  });
});

test('ignores a code when the account has no second factor', async () => {
  expect(await login({ code: '123456' })).toEqual(SIGNED_IN);
});
