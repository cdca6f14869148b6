import { describe, expect, test } from 'vitest';
import { findStep, newSecret, otpauthAddress } from './totp.ts';

/** Source: RFC 6238 appendix B, the SHA-1 key `12345678901234567890`; six of its eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

function at(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

describe('a code from an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is %2$s at second %1$i, as RFC 6238 says', (seconds, code) => {
    expect(findStep(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('is valid in its own 30 seconds and one step before and after', () => {
    const [code, step] = ['005924', Math.floor(1_234_567_890 / 30)];
    const [first, last] = [step * 30, step * 30 + 29];
    expect(findStep(RFC_SECRET, code, at(first - 30))).toBe(step);
    expect(findStep(RFC_SECRET, code, at(last + 30))).toBe(step);
    expect(findStep(RFC_SECRET, code, at(first - 31))).toBeNull();
    expect(findStep(RFC_SECRET, code, at(last + 31))).toBeNull();
  });

  test.each(['', '5924', '0005924', '00592a', '94287082'])('is not %j', (code) => {
    expect(findStep(RFC_SECRET, code, at(1_234_567_890))).toBeNull();
  });
});

test('a secret has 160 random bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('the otpauth address names issuer and account', () => {
  expect(otpauthAddress(RFC_SECRET, { issuer: 'Tide & Co', email: 'maya@tideline.example' })).toBe(
    `otpauth://totp/Tide%20%26%20Co:maya%40tideline.example?issuer=Tide%20%26%20Co&secret=${RFC_SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
