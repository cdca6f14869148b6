import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Asked = { challenge: string };
type Changes = {
  /** The origin of the requesting page. */
  origin?: string;
  /** The domain hashed by the authenticator. */
  rpID?: string;
  /** Whether the authenticator verified its user. */
  isVerified?: boolean;
  /** The signed counter; by default, one more than before. */
  counter?: number;
};

const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];

/** An authenticator with one passkey, answering like a browser. */
export class PasskeyDevice {
  readonly id = randomBytes(16).toString('base64url');
  /** The account to which it was added. */
  userHandle = '';
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** The answer to `auth.passkeys.begin`. */
  register({ challenge, user }: Asked & { user: { id: string } }, changes: Changes = {}) {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, id.length]);
    const head = this.#authenticatorData(HAS_CREDENTIAL, changes);
    const authData = new Uint8Array(Buffer.concat([head, Buffer.alloc(16), length, id, key]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
    const { clientDataJSON } = clientData('webauthn.create', challenge, changes);
    return this.#answer({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** The answer to `auth.passkeys.challenge`. */
  signIn({ challenge }: Asked, changes: Changes = {}) {
    this.counter = changes.counter ?? this.counter + 1;
    const data = this.#authenticatorData(0, { counter: this.counter, ...changes });
    const { clientDataJSON, hash } = clientData('webauthn.get', challenge, changes);
    const signature = createSign('sha256').update(data).update(hash).sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  #authenticatorData(
    flags: number,
    { rpID = 'www.tideline.example', isVerified = true, counter = this.counter }: Changes,
  ): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(rpID).digest(), Buffer.from([all]), counted]);
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, { origin = 'https://www.tideline.example' }: Changes) {
  const json = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return { clientDataJSON: json.toString('base64url'), hash: createHash('sha256').update(json).digest() };
}
