import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** Something to send, whole. Header names are in lower case. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

/** One form of an answer, with all the headers that belong to it. */
export type AnswerForm = { headers: Record<string, string>; body: Buffer };

/** Shorter bodies gain less than the header that names the encoding costs. */
const WORTH_COMPRESSING_BYTES = 1000;
/** The last few percent would take several times as long, for an answer that the next write makes obsolete. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** An answer ready to be sent again and again: its bytes, its tag, and its compressed forms from their first use on. */
export class KeptAnswer {
  readonly status: number;
  /** What the tags of all its forms begin with. */
  readonly tag: string;
  readonly plain: AnswerForm;
  readonly #headers: Record<string, string>;
  readonly #forms = new Map<Encoding, AnswerForm | Promise<AnswerForm>>();

  constructor({ status, headers, body }: Answer) {
    const bytes = Buffer.from(body);
    const vary = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`;
    this.status = status;
    this.#headers = { ...headers, vary };
    this.tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.plain = { headers: { ...this.#headers, etag: `"${this.tag}"` }, body: bytes };
    this.#forms.set('identity', this.plain);
    if (bytes.length >= WORTH_COMPRESSING_BYTES) return;
    this.#forms.set('br', this.plain);
    this.#forms.set('gzip', this.plain);
  }

  /** The form in an encoding. A compressed one is made when it is first asked for; `onMade` learns of its size. */
  form(encoding: Encoding, onMade: (bytes: number) => void): AnswerForm | Promise<AnswerForm> {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = this.#compress(encoding, onMade);
    this.#forms.set(encoding, made);
    return made;
  }

  async #compress(encoding: Encoding, onMade: (bytes: number) => void): Promise<AnswerForm> {
    try {
      const { body } = this.plain;
      const compressed = encoding === 'br' ? await brotli(body, brotliOptions(body)) : await gzipped(body);
      const headers = { ...this.#headers, etag: `"${this.tag}-${encoding}"`, 'content-encoding': encoding };
      const form = { headers, body: compressed };
      this.#forms.set(encoding, form);
      onMade(compressed.length);
      return form;
    } catch (error) {
      this.#forms.delete(encoding);
      throw error;
    }
  }
}

function brotliOptions(body: Buffer) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length } };
}
