import type * as Crypto from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountOfMaya, MAYA } from '../testing/maya.ts';
import { callAsVisitor } from '../testing/test-caller.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';

/** What each hash cost, in the order in which they were made. */
const { costs } = vi.hoisted(() => ({ costs: [] as string[] }));

// Counted instead of timed: the hash is all that takes long.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof Crypto>();
  const counted: typeof crypto.argon2 = (kind, parameters, callback) => {
    costs.push([kind, parameters.memory, parameters.passes, parameters.parallelism].join());
    crypto.argon2(kind, parameters, callback);
  };
  return { ...crypto, argon2: counted };
});

beforeEach(() => {
  costs.length = 0;
});

describeOnEachDatabase('a sign-in that is refused', (database) => {
  const maya = accountOfMaya(database);

  async function costOf(email: string): Promise<string[]> {
    costs.length = 0;
    const login = callAsVisitor(database()).auth.login({ email, password: 'a guess of mine' });
    await expect(login).rejects.toMatchObject({ message: 'Invalid email or password' });
    return [...costs];
  }

  test('costs one hash of today’s cost, whether there is such an account or not', async () => {
    await maya.add();
    const known = await costOf(MAYA.email);
    expect(known).toEqual(['argon2id,19456,2,1']);
    expect(await costOf('nobody@tideline.example')).toEqual(known);
    expect(await costOf('somebody.else@tideline.example')).toEqual(known);
  });
});
