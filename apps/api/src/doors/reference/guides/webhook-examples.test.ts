import { expect, test } from 'vitest';
import { judgeExample, JUST } from '../../../testing/webhooks/judge-example.ts';

// Python and PHP: webhook-examples.clients.test.ts.
test('the receiver in Node accepts what the site signs, and nothing changed, foreign or old', async () => {
  expect(await judgeExample('Node')).toEqual(JUST);
});
