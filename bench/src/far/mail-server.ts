/** A mail server that accepts everything, and answers after a delay that simulates network latency. Prints its port. */
import { createServer, type Socket } from 'node:net';

const delayMs = Number(process.argv[2]);

const server = createServer({ noDelay: true }, (socket) => {
  socket.setEncoding('latin1').on('error', () => undefined);
  answer(socket, '220 far.example ESMTP');
  let [rest, isText] = ['', false];
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (;;) {
      const mark = isText ? '\r\n.\r\n' : '\r\n';
      const end = rest.indexOf(mark);
      if (end === -1) return;
      const line = rest.slice(0, end).toUpperCase();
      rest = rest.slice(end + mark.length);
      const isEnd = isText;
      isText = !isText && line === 'DATA';
      if (line === 'QUIT' && !isEnd) socket.end('221 Bye\r\n');
      else answer(socket, isText ? '354 Go on' : '250 OK');
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});

function answer(socket: Socket, text: string): void {
  setTimeout(() => socket.writable && socket.write(`${text}\r\n`), delayMs);
}
