import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** A whole response. Header names are in lower case. */
export type PlainResponse = { status: number; headers: Record<string, string>; body: string | Uint8Array };

/** One form of a response, plain or compressed, with its headers. */
export type ResponseForm = { headers: Record<string, string>; body: Buffer };

/** Below this size, compression gains less than its header costs. */
const MIN_COMPRESSED_BYTES = 1000;
/** Used for the first brotli form, for which a visitor waits; higher qualities take several times as long. */
const FIRST_BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A response that can be sent repeatedly: its bytes, its tag, and compressed forms made on first use. */
export class CachedResponse {
  readonly status: number;
  /** The first part of each form's ETag. */
  readonly tag: string;
  readonly plain: ResponseForm;
  readonly #headers: Record<string, string>;
  readonly #forms = new Map<Encoding, ResponseForm | Promise<ResponseForm>>();

  constructor({ status, headers, body }: PlainResponse) {
    const bytes = Buffer.from(body);
    const vary = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`;
    this.status = status;
    this.#headers = { ...headers, vary };
    this.tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.plain = { headers: { ...this.#headers, etag: `"${this.tag}"` }, body: bytes };
    this.#forms.set('identity', this.plain);
    if (bytes.length >= MIN_COMPRESSED_BYTES) return;
    this.#forms.set('br', this.plain);
    this.#forms.set('gzip', this.plain);
  }

  /** The form in an encoding, compressed on first use. `onMade` receives the size of a new form. */
  form(encoding: Encoding, onMade: (bytes: number) => void): ResponseForm | Promise<ResponseForm> {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = this.#compress(encoding, onMade);
    this.#forms.set(encoding, made);
    return made;
  }

  /** Replaces the brotli form by the smallest one, under another ETag: a strong ETag identifies certain bytes. */
  async recompress(onMade: (bytes: number) => void): Promise<void> {
    const old = await this.#forms.get('br');
    if (old === undefined || old === this.plain) return;
    const body = await compressBrotli(this.plain.body, constants.BROTLI_MAX_QUALITY);
    this.#forms.set('br', { headers: { ...old.headers, etag: `"${this.tag}-br11"` }, body });
    onMade(body.length - old.body.length);
  }

  async #compress(encoding: Encoding, onMade: (bytes: number) => void): Promise<ResponseForm> {
    try {
      const { body: plain } = this.plain;
      const body = await (encoding === 'br' ? compressBrotli(plain, FIRST_BROTLI_QUALITY) : gzipped(plain));
      const headers = { ...this.#headers, etag: `"${this.tag}-${encoding}"`, 'content-encoding': encoding };
      const form = { headers, body };
      this.#forms.set(encoding, form);
      onMade(body.length);
      return form;
    } catch (error) {
      this.#forms.delete(encoding);
      throw error;
    }
  }
}

/** Whether an `If-None-Match` header contains the ETag of a form of the response with this tag. */
export function isKnownTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const form = /^(?:W\/)?"([\w-]{22})(?:-(?:br|br11|gzip))?"$/;
  return header.split(',').some((text) => form.exec(text.trim())?.[1] === tag);
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
