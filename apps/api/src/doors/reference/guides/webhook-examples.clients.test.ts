import { expect, test } from 'vitest';
import { judgeExample, JUST } from '../../../testing/webhooks/judge-example.ts';

test.each(['Python', 'PHP'] as const)(
  'the receiver in %s accepts what the site signs, and nothing changed, foreign or old',
  async (language) => {
    expect(await judgeExample(language)).toEqual(JUST);
  },
);
