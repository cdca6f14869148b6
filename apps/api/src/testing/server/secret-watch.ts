/** Consecutive characters of a token that count as a leak: an error of `JSON.parse` quotes ten. */
const WINDOW = 8;
/** Shorter secrets are searched for as a whole. */
const LONG = 20;

/** Secrets, and texts that must not contain them even in part. */
export class SecretWatch {
  /** The secrets by their names. */
  readonly secrets = new Map<string, string>();
  /** The names of secrets, by their parts. */
  readonly #parts = new Map<string, string>();
  readonly #texts: { where: string; text: string }[] = [];

  /**
   * Adds a secret.
   * @param visible the beginning that may be shown, such as the prefix of an API key
   */
  add<Secret extends string>(name: string, secret: Secret, visible = ''): Secret {
    this.secrets.set(name, secret);
    if (secret.length < LONG) return secret;
    for (let at = visible.length; at + WINDOW <= secret.length; at += 1) {
      this.#parts.set(secret.slice(at, at + WINDOW), name);
    }
    return secret;
  }

  /** Adds a text that must not contain a secret. */
  see(where: string, text: string): void {
    this.#texts.push({ where, text });
  }

  /** Which secret is in which text. */
  leaks(): string[] {
    const names = [...this.secrets.keys()];
    return this.#texts.flatMap(({ where, text }) => {
      const found = new Set(names.filter((name) => this.#isWhole(name, text)));
      for (let at = 0; at + WINDOW <= text.length; at += 1) {
        const name = this.#parts.get(text.slice(at, at + WINDOW));
        if (name !== undefined) found.add(name);
      }
      return [...found].map((name) => `${name} in ${where}: ${text.slice(0, 300)}`);
    });
  }

  #isWhole(name: string, text: string): boolean {
    const secret = this.secrets.get(name) ?? '';
    // Six digits may also be part of a time.
    if (/^\d+$/.test(secret)) return new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text);
    return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')].some((form) =>
      text.includes(form),
    );
  }
}
