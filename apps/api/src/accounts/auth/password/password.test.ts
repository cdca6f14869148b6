import { expect, test } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';

test('verifies only the hashed password', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(await verifyPassword('correct horse battery', stored)).toBe(true);
  expect(await verifyPassword('correct horse batterz', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('stores a password with its cost and a new salt each time', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(needsRehash(first)).toBe(false);
  expect(needsRehash(first.replace('m=19456', 'm=4096'))).toBe(true);
});

test('verifies no password for an account that does not exist', async () => {
  expect(await verifyPassword('anything at all', null)).toBe(false);
});

test('refuses hashes above the limit of the queue, which recovers', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('correct horse')));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(52);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await hashPassword('correct horse')).toContain('argon2id');
});
