import type { CDPSession, Page } from '@playwright/test';

/** Chromium's virtual platform authenticator, which answers without a person. */
export class VirtualAuthenticator {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async add(page: Page): Promise<VirtualAuthenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(cdp, authenticatorId);
  }

  /** Sets the signature counter of the only passkey, which simulates a copy made when the counter had this value. */
  async setCounter(signCount: number): Promise<void> {
    const { credentials } = await this.#send('WebAuthn.getCredentials');
    const [credential] = credentials;
    if (!credential) throw new Error('The authenticator has no passkey.');
    await this.#send('WebAuthn.clearCredentials');
    await this.#cdp.send('WebAuthn.addCredential', {
      authenticatorId: this.#authenticatorId,
      credential: { ...credential, signCount },
    });
  }

  /** Sets whether the check of the fingerprint, face or PIN succeeds. */
  async setUserVerified(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#authenticatorId, isUserVerified });
  }

  /** Removes all passkeys. */
  async clear(): Promise<void> {
    await this.#send('WebAuthn.clearCredentials');
  }

  #send<Method extends 'WebAuthn.getCredentials' | 'WebAuthn.clearCredentials'>(method: Method) {
    return this.#cdp.send(method, { authenticatorId: this.#authenticatorId });
  }
}
