import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { WorkQueue } from '../../../core/limits/work-queue.ts';

/** Source: OWASP Password Storage Cheat Sheet (at least 19 MiB, 2 passes, 1 lane). */
const COST = { memoryKib: 19_456, passes: 2, lanes: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** A hash for unknown accounts: comparing with it takes as long as with a real one. */
const UNKNOWN_ACCOUNT = toPhc(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** Many parallel sign-ins must not starve readers. */
const hashing = new WorkQueue({
  atOnce: 2,
  waiting: 50,
  code: 'TOO_MANY_REQUESTS',
  refusal: 'Too many people are signing in right now. Try again in a few seconds.',
  retryAfterSeconds: 5,
});

/** The stored form of a password: a PHC string that includes its cost, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return toPhc(salt, await hashing.run(() => derive(password, salt, COST)));
}

/** Whether `password` matches a stored hash. `null` (no such account) takes the same time and never matches. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, hash } = parsePhc(stored ?? UNKNOWN_ACCOUNT);
  const candidate = await hashing.run(() => derive(password, salt, cost));
  return timingSafeEqual(candidate, hash) && stored !== null;
}

/** Whether a stored hash has an outdated cost, and should be replaced at the next sign-in. */
export function needsRehash(stored: string): boolean {
  const { cost } = parsePhc(stored);
  return cost.memoryKib !== COST.memoryKib || cost.passes !== COST.passes || cost.lanes !== COST.lanes;
}

function derive(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  const { memoryKib: memory, passes, lanes: parallelism } = cost;
  const parameters = { message: password, nonce, memory, passes, parallelism, tagLength: HASH_BYTES };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

function toPhc(salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${COST.memoryKib},t=${COST.passes},p=${COST.lanes}$${toBase64(salt)}$${toBase64(hash)}`;
}

function parsePhc(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) throw new Error('A stored password hash is not in the argon2id PHC format.');
  const [, memoryKib, passes, lanes, salt = '', hash = ''] = match;
  return {
    cost: { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
