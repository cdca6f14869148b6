import { expect, test } from 'vitest';
import { weakPassword } from './weak-password.ts';

const CONTEXT = ['Tideline', 'maya@northpine.example', 'Maya Alvarez'];

test.each([
  'passwordpassword',
  '123456789012',
  'qwertyuiop12',
  'aaaaaaaaaaaaaaaa',
  'iloveyouiloveyou',
  'Summer2026Summer',
])('%j is easy to guess', async (password) =>
  expect(await weakPassword(password, CONTEXT)).toMatch(/^Password is easy to guess\./),
);

test.each(['tidelinetideline', 'Tideline2026!', 'T1del1ne-agency', 'northpine-2026'])(
  '%j is easy to guess for this site',
  async (password) => expect(await weakPassword(password, CONTEXT)).toMatch(/^Password contains a word/),
);

test.each(['low tide at six', 'correct horse battery staple', 'kX9#vQ2$mP7&zL', 'ünïcödé ωορδς 漢字'])(
  '%j will do',
  async (password) => expect(await weakPassword(password, CONTEXT)).toBeNull(),
);

test('checks the longest password too', async () => {
  expect(await weakPassword('a'.repeat(256), CONTEXT)).toMatch(/easy to guess/);
});
