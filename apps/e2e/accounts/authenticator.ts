import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** An authenticator app that never shows a code twice: the server takes none twice, and none that is older. */
export class Authenticator {
  readonly #secret: Secret;
  #lastStep = 0;

  constructor(base32: string) {
    this.#secret = Secret.fromBase32(base32);
  }

  /**
   * The code of this moment, or else the one after the last: the server bears a clock that is half a minute fast. It
   * stays good for half a minute at least, however slow the machine is that types it in.
   */
  async nextCode(): Promise<string> {
    const step = Math.max(this.#lastStep + 1, stepNow());
    while (step > stepNow() + 1) await wait(1000);
    this.#lastStep = step;
    return this.#codeOf(step);
  }

  /** A code that the server does not take. */
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
