import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export type ArchiveFile = {
  path: string;
  content: Readable | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Pictures do not get smaller. */
  isCompressed?: boolean;
};

/**
 * A ZIP file of files that are made while it is sent: the next one is asked for when the one before was read, so a slow client
 * costs no memory. A failure breaks the stream, so that half an archive is no valid one; a client that leaves ends the reading.
 */
export function zipOf(files: AsyncIterable<ArchiveFile>, at: string): Readable {
  const zip = new ZipFile();
  const sent = zip.outputStream as PassThrough;
  // Also after a failure, and one that nobody waits for must not end the server.
  const isClosed = finished(sent).catch(() => undefined);
  zip.on('error', (error: Error) => sent.destroy(error));
  void fill().catch((error: unknown) => sent.destroy(error as Error));
  return sent;

  async function fill(): Promise<void> {
    for await (const { path, content, isCompressed = true } of files) {
      const stream = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
      zip.addReadStream(stream, path, { mtime: new Date(at), mode: 0o100644, compress: isCompressed });
      await Promise.race([finished(stream, { writable: false }), isClosed]);
      if (!sent.destroyed) continue;
      stream.destroy();
      return;
    }
    zip.end();
  }
}
