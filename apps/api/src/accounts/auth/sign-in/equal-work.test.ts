import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountOfMaya, MAYA } from '../../../testing/maya.ts';
import { callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

/** The cost of each hash, in order. Counted instead of timed: hashing is all that takes long. */
const costs: string[] = [];

beforeEach(() => {
  const { argon2 } = crypto;
  vi.spyOn(crypto, 'argon2').mockImplementation((kind, parameters, callback) => {
    costs.push([kind, parameters.memory, parameters.passes, parameters.parallelism].join());
    argon2(kind, parameters, callback);
  });
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describeOnEachDatabase('a refused sign-in', (database) => {
  const maya = accountOfMaya(database);

  async function costOf(email: string): Promise<string[]> {
    costs.length = 0;
    const login = callAsVisitor(database()).auth.login({ email, password: 'a guess of mine' });
    await expect(login).rejects.toMatchObject({ message: 'Invalid email or password' });
    return [...costs];
  }

  test('costs one hash of the current cost, whether or not the account exists', async () => {
    await maya.add();
    const known = await costOf(MAYA.email);
    expect(known).toEqual(['argon2id,19456,2,1']);
    expect(await costOf('nobody@tideline.example')).toEqual(known);
    expect(await costOf('somebody.else@tideline.example')).toEqual(known);
  });
});
