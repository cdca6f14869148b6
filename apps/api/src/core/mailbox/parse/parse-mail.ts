/** A worker thread that digests one message after another for its parent. */
import { parentPort } from 'node:worker_threads';
import { digestMail } from './digest-mail.ts';

parentPort?.on('message', (source: Uint8Array<ArrayBuffer>) => {
  void answer(source);
});

async function answer(source: Uint8Array<ArrayBuffer>): Promise<void> {
  const message = await digestMail(source);
  const contents = message?.files.flatMap(({ content }) => (content === null ? [] : [content.buffer])) ?? [];
  parentPort?.postMessage(message, contents);
}
