import { describe, expect, test } from 'vitest';
import { isSecretKnock, knock, NO_KNOCKS } from './secret-knock.ts';

function knockAt(...times: number[]) {
  return times.reduce(knock, NO_KNOCKS);
}

describe('the secret knock', () => {
  test('opens at the fifth knock, not at the fourth', () => {
    expect(isSecretKnock(knockAt(0, 1, 2, 3))).toBe(false);
    expect(isSecretKnock(knockAt(0, 1, 2, 3, 4))).toBe(true);
  });

  test('counts a pause of three seconds between any two knocks', () => {
    expect(isSecretKnock(knockAt(0, 3000, 6000, 9000, 12_000))).toBe(true);
  });

  test('starts again after a longer pause', () => {
    expect(knockAt(0, 1, 2, 3, 3004).count).toBe(1);
    expect(isSecretKnock(knockAt(0, 1, 2, 3, 3004, 3005, 3006, 3007, 3008))).toBe(true);
  });
});
