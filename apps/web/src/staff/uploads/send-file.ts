import { sendWithSession } from '../../lib/calls/session-renewal.ts';

export type SendOptions = {
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** What the server answered: its status and the parsed JSON. */
export type SendAnswer = { status: number; body: unknown };

/**
 * Sends a file to the REST adapter. If the session has ended, waits for sign-in and sends it once more.
 * @throws TypeError without a connection; an AbortError when canceled; SessionEnded
 */
export function sendFile(address: string, file: File, contentType: string, options: SendOptions): Promise<SendAnswer> {
  return sendWithSession((token) => sendOnce(address, file, { contentType, token: token ?? '', ...options }));
}

type Sending = SendOptions & { contentType: string; token: string };

/** By XMLHttpRequest: `fetch` does not report the progress of an upload. */
function sendOnce(address: string, file: File, { contentType, token, onProgress, signal }: Sending) {
  return new Promise<SendAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', contentType);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response as unknown }));
    request.addEventListener('error', () => reject(new TypeError('No connection.')));
    request.addEventListener('abort', () => reject(new DOMException('Canceled.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
