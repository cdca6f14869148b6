import { expect, test } from 'vitest';
import { nextAttempt } from './send-attempt.ts';

test('a retry of the same text keeps its key, changed text gets a new one', () => {
  const first = nextAttempt(null, { email: 'ada@example.com', message: 'Hello' });
  const again = nextAttempt(first, { email: 'ada@example.com', message: 'Hello' });
  const changed = nextAttempt(again, { email: 'ada@example.com', message: 'Hello!' });
  expect(again.key).toBe(first.key);
  expect(changed.key).not.toBe(first.key);
});
