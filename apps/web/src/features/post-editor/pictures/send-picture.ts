import { ACCEPTED_PICTURES, PICTURE_LIMITS, type Picture } from '@tideline/domain/picture/picture';
import { waitForSignIn } from '../../../lib/session/session-renewal.ts';
import { findToken } from '../../../lib/session/session.ts';

/** A refused file with its message, shaped like a tRPC error for `errorMessage`. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly data: { code: 'UNAUTHORIZED' | 'BAD_REQUEST' };

  constructor(message: string, code: PictureRefused['data']['code'] = 'BAD_REQUEST') {
    super(message);
    this.data = { code };
  }
}

export type SendOptions = {
  /** Progress from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file. When the session has ended, waits for a sign-in and retries.
 * @throws PictureRefused with a sentence; TypeError without a connection; an AbortError when aborted
 */
export async function sendPicture(file: File, options: SendOptions): Promise<Picture> {
  if (file.size > PICTURE_LIMITS.bytes) {
    const megabytes = (file.size / 1024 / 1024).toFixed(1);
    throw new PictureRefused(`The file has ${megabytes} MB; at most 15 MB are accepted. Make the picture smaller.`);
  }
  const token = findToken();
  try {
    return await sendOnce(file, options);
  } catch (error) {
    const hasEnded = error instanceof PictureRefused && error.data.code === 'UNAUTHORIZED';
    if (!hasEnded || !(await waitForSignIn(token))) throw error;
    return sendOnce(file, options);
  }
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function sendOnce(file: File, { onProgress, signal }: SendOptions): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/media?${new URLSearchParams({ name: file.name.slice(-PICTURE_LIMITS.fileName) })}`);
    request.setRequestHeader('Authorization', `Bearer ${findToken() ?? ''}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status === 201) resolve(response as Picture);
      else reject(new PictureRefused(sentenceOf(response), status === 401 ? 'UNAUTHORIZED' : undefined));
    });
    request.addEventListener('error', () => reject(new TypeError('No connection.')));
    request.addEventListener('abort', () => reject(new DOMException('Called off.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function sentenceOf(answer: unknown): string {
  const isFailure = typeof answer === 'object' && answer !== null && 'error' in answer;
  return isFailure && typeof answer.error === 'string'
    ? answer.error
    : `The picture could not be uploaded. ${ACCEPTED_PICTURES}`;
}
