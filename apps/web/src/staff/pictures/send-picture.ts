import { ACCEPTED_PICTURES, PICTURE_LIMITS, type Picture } from '@tideline/domain/picture/picture';
import { toRequestRefused } from '../../lib/calls/request-refused.ts';
import { sendWithSession } from '../../lib/calls/session-renewal.ts';

export type SendOptions = {
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file. If the session has ended, waits for sign-in and sends it once more.
 * @throws RequestRefused with a message; TypeError without a connection; an AbortError when cancelled; SessionEnded
 */
export async function sendPicture(file: File, options: SendOptions): Promise<Picture> {
  if (file.size > PICTURE_LIMITS.bytes) {
    const megabytes = (file.size / 1024 / 1024).toFixed(1);
    throw toRequestRefused(
      413,
      null,
      `The file has ${megabytes} MB; at most 15 MB are accepted. Make the picture smaller.`,
    );
  }
  const { status, body } = await sendWithSession((token) => sendOnce(file, token ?? '', options));
  if (status === 201) return body as Picture;
  throw toRequestRefused(status, body, `The picture could not be uploaded. ${ACCEPTED_PICTURES}`);
}

/** By XMLHttpRequest: `fetch` does not report the progress of an upload. */
function sendOnce(
  file: File,
  token: string,
  { onProgress, signal }: SendOptions,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/media?${new URLSearchParams({ name: file.name.slice(-PICTURE_LIMITS.fileName) })}`);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response as unknown }));
    request.addEventListener('error', () => reject(new TypeError('No connection.')));
    request.addEventListener('abort', () => reject(new DOMException('Canceled.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
