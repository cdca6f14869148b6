/** A webhook receiver that accepts everything. Prints its URL, and answers GET with the number of events received. */
import { createServer } from 'node:http';

let received = 0;
const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end(String(received));
  request.resume().on('end', () => {
    received += 1;
    response.writeHead(204).end();
  });
  return undefined;
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`);
});
