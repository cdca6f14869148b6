import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DkimRecord } from '@tideline/domain/mail/sending-domain';

/** The key of DKIM signatures (RFC 6376); its public part is a TXT record at `{selector}._domainkey.{domain}`. */
export type DkimKey = {
  domain: string;
  selector: string;
  /** RSA, in PEM. */
  privateKey: string;
};

type DkimVariables = {
  DKIM_DOMAIN?: string | undefined;
  DKIM_SELECTOR?: string | undefined;
  DKIM_PRIVATE_KEY_FILE?: string | undefined;
};

/** Receivers ignore signatures of shorter keys. Source: RFC 8301 §3.2. */
const KEY_MIN_BITS = 1024;

/**
 * Reads the key from the environment; null without one.
 * @throws Error with a sentence that names the first wrong variable
 */
export function readDkim(variables: DkimVariables): DkimKey | null {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = variables;
  if (domain === undefined && selector === undefined && file === undefined) return null;
  if (domain === undefined || selector === undefined || file === undefined) {
    const [missing] = Object.entries({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file })
      .filter(([, value]) => value === undefined)
      .map(([name]) => name);
    throw new Error(`The environment variable ${missing} must be set with the other two of DKIM.`);
  }
  return { domain: domain.toLowerCase(), selector: selector.toLowerCase(), privateKey: readKey(file) };
}

/** Where the record of a key is. */
export function dkimName(selector: string, domain: string): string {
  return [selector, '_domainkey', domain].join('.');
}

/** The record to publish for a key. */
export function dkimRecord({ domain, selector, privateKey }: DkimKey): DkimRecord {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return { domain, name: dkimName(selector, domain), value: `v=DKIM1; k=rsa; p=${key}` };
}

function readKey(file: string): string {
  const rule = 'The environment variable DKIM_PRIVATE_KEY_FILE must name a file';
  const pem = readOrThrow(() => readFileSync(file, 'utf8'), `${rule} that this program may read.`);
  const key = readOrThrow(() => createPrivateKey(pem), `${rule} with a private key in PEM, without a password.`);
  const { asymmetricKeyType: type, asymmetricKeyDetails } = key;
  if (type !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < KEY_MIN_BITS) {
    throw new Error(`${rule} with an RSA key of at least ${KEY_MIN_BITS} bits.`);
  }
  return pem;
}

function readOrThrow<Value>(read: () => Value, message: string): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(message, { cause: error });
  }
}
