import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCall } from './use-call.ts';

test('a form that is sent twice before the next render makes one call; the next one is made after the answer (issue 29)', async () => {
  const made: string[] = [];
  const answers: (() => void)[] = [];
  const { result } = renderHook(() =>
    useCall(() => async (input: string) => {
      made.push(input);
      await new Promise<void>((resolve) => answers.push(resolve));
    }),
  );
  act(() => {
    result.current.mutate('first');
    result.current.mutate('second');
  });
  await expect.poll(() => made).toEqual(['first']);
  await act(async () => answers[0]?.());
  expect(result.current.isPending).toBe(false);
  act(() => result.current.mutate('third'));
  await expect.poll(() => made).toEqual(['first', 'third']);
});
