import { TRPCClientError } from '@trpc/client';
import type { Fetch } from './retry-fetch.ts';
import type { UploadedAttachment, UploadedPicture } from './site-types.ts';

/** A Blob or File, or bytes such as a Buffer. */
export type UploadFile = Blob | Uint8Array | ArrayBuffer;

/** Sends files over REST, since a call carries JSON. */
export type Upload = {
  /**
   * Upload a picture: JPEG, PNG, WebP, AVIF or GIF. It is decoded, turned upright and encoded again in several sizes.
   *
   * REST: `POST /api/media`. Needs the right `media.upload`.
   * @param options `name` of the file, for display: by default that of a File; `alt`, the alternative text
   * @throws CallError 400: the picture cannot be read
   * @throws CallError 401: the key or token is missing or not valid
   * @throws CallError 403: the account may not do this
   * @throws CallError 413: the file is larger than accepted
   * @throws CallError 415: the file is not an accepted picture, or another one than its name or type say
   * @throws CallError 429: too many uploads; `retryAfterSeconds` says how long to wait
   * @throws CallError 503: too many uploads are running
   */
  picture(
    file: UploadFile,
    options?: { name?: string | undefined; alt?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<UploadedPicture>;
  /**
   * Attach a file to a reply. It belongs to the draft of the caller until `conversations.send` names its `id` in
   * `attachmentIds`.
   *
   * REST: `POST /api/contacts/{id}/attachments`. Needs the right `contacts.reply`.
   * @param options `name` of the file, whose ending says its type: only a File has one of its own
   * @throws CallError 400: the name is missing, or files like this are not accepted
   * @throws CallError 401: the key or token is missing or not valid
   * @throws CallError 403: the account may not do this
   * @throws CallError 404: there is no such inquiry
   * @throws CallError 413: the file is larger than accepted
   * @throws CallError 429: too many calls; `retryAfterSeconds` says how long to wait
   * @throws CallError 503: too many uploads are running
   */
  attachment(
    contactId: string,
    file: UploadFile,
    options?: { name?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<UploadedAttachment>;
};

/** @param fetch answers refusals in the form of those of procedures */
export function createUpload(origin: string, identity: Record<string, string>, fetch: Fetch): Upload {
  async function send(
    path: string,
    fields: Record<string, string | undefined>,
    file: UploadFile,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const url = new URL(`/api${path}`, origin);
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(name, value);
    const isBlob = file instanceof Blob;
    const headers: Record<string, string> = {
      ...identity,
      'content-type': (isBlob && file.type) || 'application/octet-stream',
    };
    if (identity['authorization'] !== undefined) headers['idempotency-key'] = crypto.randomUUID();
    // A part of a larger buffer, such as a small Buffer of Node, is sent alone.
    const body = isBlob ? file : new Blob([file as BlobPart]);
    const response = await fetch(url, { method: 'POST', headers, body, ...(signal && { signal }) });
    if (!response.ok) throw await refusalOf(response);
    return response.json();
  }

  async function sendOrReject<Answer>(...sent: Parameters<typeof send>): Promise<Answer> {
    try {
      return (await send(...sent)) as Answer;
    } catch (error) {
      throw TRPCClientError.from(error as Error);
    }
  }

  return {
    picture: (file, { name = nameOf(file), alt, signal } = {}) => sendOrReject('/media', { name, alt }, file, signal),
    attachment: (contactId, file, { name = nameOf(file), signal } = {}) =>
      sendOrReject(`/contacts/${encodeURIComponent(contactId)}/attachments`, { name }, file, signal),
  };
}

function nameOf(file: UploadFile): string | undefined {
  return 'name' in file && typeof file.name === 'string' ? file.name : undefined;
}

/** The error of an answer; one that is not the site's, such as that of a proxy, has its status in the message only. */
async function refusalOf(response: Response): Promise<Error> {
  try {
    const { error } = (await response.json()) as { error: { json: object } };
    return TRPCClientError.from({ error: error.json });
  } catch {
    return new Error(`The site answered with the status ${response.status}.`);
  }
}
