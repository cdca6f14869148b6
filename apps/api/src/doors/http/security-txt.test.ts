import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';

test('security.txt names the contact email and expires within a year', async () => {
  const { app, db } = await openTestApp({ publicUrl: 'https://tideline.example', now: () => TEST_NOW });
  const staff = callAsStaff(db);
  await staff.settings.update({ ...(await staff.settings.read()), contactEmail: 'hello@tideline.example' });
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:hello@tideline.example',
    'Expires: 2027-05-20T18:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://tideline.example/.well-known/security.txt',
    '',
  ]);
});
