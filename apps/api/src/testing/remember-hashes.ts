import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { callbackify, promisify } from 'node:util';

const MARK = 'deriveOnce';

/**
 * Runs before each file of tests. Deriving a hash is slow on purpose; the same one, of the same words with the same salt
 * and cost, is worked out once in a worker, which changes no result. Whatever has a new salt takes its time as ever.
 */
if (crypto.argon2.name !== MARK) {
  crypto.argon2 = rememberEach(crypto.argon2);
  syncBuiltinESMExports();
}

function rememberEach(argon2: typeof crypto.argon2): typeof crypto.argon2 {
  const derive = promisify(argon2);
  const known = new Map<string, Promise<NonSharedBuffer>>();

  async function deriveOnce(kind: Argon2Algorithm, parameters: Argon2Parameters): Promise<NonSharedBuffer> {
    const key = JSON.stringify([kind, parameters]);
    const hash = known.get(key) ?? derive(kind, parameters);
    known.set(key, hash);
    return Buffer.from(await hash);
  }
  return Object.defineProperty(callbackify(deriveOnce), 'name', { value: MARK });
}
