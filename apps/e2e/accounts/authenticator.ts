import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** An authenticator app that never repeats a code, because the server accepts each code once and no older ones. */
export class Authenticator {
  readonly #secret: Secret;
  #lastStep = 0;

  constructor(base32: string) {
    this.#secret = Secret.fromBase32(base32);
  }

  /**
   * The current code, or the next one if the current code was used: the server accepts a clock that is 30 seconds fast. The
   * code stays valid for at least 30 more seconds, enough for a slow machine.
   */
  async nextCode(): Promise<string> {
    const step = Math.max(this.#lastStep + 1, stepNow());
    while (step > stepNow() + 1) await wait(1000);
    this.#lastStep = step;
    return this.#codeOf(step);
  }

  /** A code that the server refuses. */
  wrongCode(): string {
    const good = new Set([-2, -1, 0, 1, 2].map((difference) => this.#codeOf(stepNow() + difference)));
    return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !good.has(code)) ?? '';
  }

  #codeOf(step: number): string {
    return TOTP.generate({ secret: this.#secret, timestamp: step * STEP_MS });
  }
}

function stepNow(): number {
  return Math.floor(Date.now() / STEP_MS);
}
