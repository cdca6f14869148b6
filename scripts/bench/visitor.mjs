/**
 * A visitor of the bench who costs next to nothing: one connection, one prepared request, and of the answer nothing is
 * read but how long it is and its tag. Two hundred of Node's own clients take longer to read their answers than the
 * server takes to send them, so that it would be they who are measured.
 */
import { connect } from 'node:net';
import { Failure } from '../processes.mjs';

const HEAD_END = '\r\n\r\n';

/** @typedef {{ ms: number, tag: string }} Answer from the request to the last byte */

/**
 * @param {string} url
 * @returns {{ socket: import('node:net').Socket, ask: () => Promise<Answer> }} one question at a time
 */
export function openVisitor(url) {
  const { hostname, port, pathname } = new URL(url);
  // As browsers ask: the page is compressed while they wait, too.
  const lines = [`GET ${pathname} HTTP/1.1`, `Host: ${hostname}`, 'Accept-Encoding: gzip, deflate, br'];
  const request = Buffer.from(lines.join('\r\n') + HEAD_END);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  return { socket, ask };

  /** @returns {Promise<Answer>} */
  function ask() {
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      let head = '';
      let missingBytes = Infinity;
      let tag = '';
      socket.on('data', read);
      socket.on('error', fail);
      socket.on('close', fail);
      socket.write(request);

      /** @param {Buffer} chunk */
      function read(chunk) {
        if (missingBytes < Infinity) missingBytes -= chunk.length;
        else {
          head += chunk.toString('latin1');
          const end = head.indexOf(HEAD_END);
          if (end === -1) return;
          if (!head.startsWith('HTTP/1.1 200 ')) return fail(new Failure(`${url} answers ${head.slice(0, 40)}`));
          tag = /^etag: (.+)$/im.exec(head)?.[1] ?? '';
          missingBytes = Number(/^content-length: (\d+)/im.exec(head)?.[1]) - (head.length - end - HEAD_END.length);
        }
        if (missingBytes > 0) return;
        stop();
        resolve({ ms: performance.now() - begun, tag });
      }

      /** @param {unknown} reason */
      function fail(reason) {
        stop();
        reject(reason instanceof Error ? reason : new Failure(`${url} was cut off.`));
      }

      function stop() {
        socket.off('data', read);
        socket.off('error', fail);
        socket.off('close', fail);
      }
    });
  }
}
