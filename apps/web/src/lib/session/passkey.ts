import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The browser created or used no passkey; the message says why and may be shown. */
export class PasskeyFailed extends Error {
  override name = 'PasskeyFailed';
  /** Shaped like the server's errors, so that the message is shown. */
  readonly data = { code: 'PASSKEY' };
}

/** Whether this browser can use passkeys: false over plain http, and in old browsers. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Asks the browser to create a passkey. @throws PasskeyFailed */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startRegistration({ optionsJSON: options })), clientExtensionResults: {} };
  } catch (error) {
    throw explain(error, options.rp.id);
  }
}

/** Asks the browser to use a passkey. @throws PasskeyFailed */
export async function applyPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startAuthentication({ optionsJSON: options })), clientExtensionResults: {} };
  } catch (error) {
    throw explain(error, options.rpId);
  }
}

/** Chooses the message by the error's name. Source: WebAuthn §5.1.3 and §5.1.4. */
function explain(error: unknown, domain = 'its own address'): PasskeyFailed {
  const name = error instanceof Error ? error.name : '';
  return new PasskeyFailed(sentenceFor(name, domain), { cause: error });
}

function sentenceFor(name: string, domain: string): string {
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey was used: the question was closed, or it took too long. Try again.';
    case 'SecurityError':
      return `Passkeys of this site work only at ${domain}. Open the site there.`;
    case 'InvalidStateError':
      return 'This device has a passkey for your account already.';
    case 'ConstraintError':
    case 'NotSupportedError':
      return 'This device cannot check who you are, which a passkey needs. Use another device, or set up a PIN.';
    default:
      return 'The browser could not use a passkey. Try again, or use another way.';
  }
}
