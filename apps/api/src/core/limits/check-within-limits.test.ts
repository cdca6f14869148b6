import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { later } from '@tideline/domain/time/instant';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { checkWithinLimits } from './check-within-limits.ts';

const WRONG = new TRPCError({ code: 'BAD_REQUEST', message: 'wrong' });
const TOO_MANY = { code: 'TOO_MANY_REQUESTS' };

describeOnEachDatabase('checking a secret within limits', (database) => {
  const refusals: string[] = [];
  const checked: string[] = [];
  const counters = [
    { key: 'narrow', limit: { limit: 3, windowSeconds: 60 } },
    { key: 'wide', limit: { limit: 5, windowSeconds: 3600 } },
  ];

  function attempt(secret: string, { secondsLater = 0, only = counters } = {}) {
    return checkWithinLimits(database(), later(TEST_NOW, secondsLater * 1000), {
      counters: only,
      async check() {
        checked.push(secret);
        if (secret === 'broken') throw new Error('The check failed.');
        return secret === 'right' ? { secret } : null;
      },
      onRefused: async (reason) => void refusals.push(reason),
      wrong: () => WRONG,
    });
  }

  function reset(): void {
    refusals.length = 0;
    checked.length = 0;
  }

  test.each([
    ['right secrets, which are not counted', 'right right right right right', 'ok ok ok ok ok', ''],
    ['wrong secrets up to the limit', 'wrong wrong wrong', 'no no no', 'wrong wrong wrong'],
    ['a right secret above the limit', 'wrong wrong wrong right', 'no no no limit', 'wrong wrong wrong limit'],
    ['secrets far above the limit', 'wrong wrong wrong x y', 'no no no limit limit', 'wrong wrong wrong limit'],
    [
      'a right secret between wrong ones',
      'wrong wrong right wrong right',
      'no no ok no limit',
      'wrong wrong wrong limit',
    ],
    ['a check that fails', 'broken broken broken right', 'failed failed failed limit', 'limit'],
  ])('handles %s', async (_name, secrets, expectedOutcomes, expectedRefusals) => {
    reset();
    const outcomes: string[] = [];
    for (const secret of secrets.split(' ')) outcomes.push(await outcomeOf(attempt(secret)));
    expect(outcomes.join(' ')).toBe(expectedOutcomes);
    expect(refusals.join(' ')).toBe(expectedRefusals);
    expect(checked).toHaveLength(outcomes.filter((outcome) => outcome !== 'limit').length);
  });

  test('answers the result of the check, or the refusal', async () => {
    expect(await attempt('right')).toEqual({ secret: 'right' });
    await expect(attempt('wrong')).rejects.toBe(WRONG);
    await expect(attempt('broken')).rejects.toThrow('The check failed.');
  });

  test('checks no more than the limit allows in parallel', async () => {
    reset();
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => attempt('wrong')));
    expect(checked).toHaveLength(3);
    const codes = results.map((result) => (result.status === 'rejected' ? (result.reason as TRPCError).code : 'right'));
    expect(codes.filter((code) => code === 'BAD_REQUEST')).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(9);
    expect(refusals.filter((reason) => reason === 'limit')).toHaveLength(1);
  });

  test('allows attempts again after the window, until another counter is at its limit', async () => {
    for (let count = 0; count < 3; count += 1) await expect(attempt('wrong')).rejects.toBe(WRONG);
    await expect(attempt('right', { secondsLater: 59 })).rejects.toMatchObject(TOO_MANY);
    for (let count = 0; count < 2; count += 1) {
      await expect(attempt('wrong', { secondsLater: 60 })).rejects.toBe(WRONG);
    }
    await expect(attempt('right', { secondsLater: 60 })).rejects.toMatchObject({ cause: { retryAfterSeconds: 3540 } });
  });

  test('leaves no row in the counters behind the one that refuses', async () => {
    const only = [
      { key: 'first', limit: { limit: 0, windowSeconds: 60 } },
      { key: 'second', limit: { limit: 3, windowSeconds: 60 } },
    ];
    await expect(attempt('right', { only })).rejects.toMatchObject(TOO_MANY);
    expect(await database().selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'first' }]);
  });
});

async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'ok';
  } catch (error) {
    if (error === WRONG) return 'no';
    return error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS' ? 'limit' : 'failed';
  }
}
