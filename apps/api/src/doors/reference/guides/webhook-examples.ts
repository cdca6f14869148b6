/** How a receiver verifies an event, in three languages without packages. Tests run each against events of the site. */

const NODE = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false; // older than five minutes
  const expected = createHmac('sha256', secret).update(\`\${id}.\${time}.\${body}\`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString(); // the text as it arrived
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end(); // answer first, work afterwards
  const { type, data } = JSON.parse(body);
  console.log(type, data.id);
}).listen(process.env.PORT);`;

const PYTHON = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))

def is_genuine(headers, body):
    sent_at = headers["webhook-timestamp"] or "0"
    if abs(time.time() - float(sent_at)) > 300:  # older than five minutes
        return False
    signed = f"{headers['webhook-id']}.{sent_at}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.digest(SECRET, signed, hashlib.sha256)).decode()
    return any(hmac.compare_digest(one, expected) for one in (headers["webhook-signature"] or "").split(" "))

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            print(event["type"], event["data"]["id"], flush=True)

HTTPServer(("", int(os.environ["PORT"])), Receiver).serve_forever()`;

const PHP = `<?php // receive.php: php -S 0.0.0.0:$PORT receive.php
$secret = base64_decode(preg_replace('/^whsec_/', '', getenv('WEBHOOK_SECRET')));
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '0';
$body = file_get_contents('php://input'); // the text as it arrived

$expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $secret, true));
$signatures = explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '');
$matching = array_filter($signatures, fn ($one) => hash_equals($expected, $one));
if (!$matching || abs(time() - (int) $time) > 300) { // older than five minutes
    http_response_code(401);
    exit;
}
http_response_code(204);
$event = json_decode($body, true);
file_put_contents('php://stderr', "{$event['type']} {$event['data']['id']}\\n");`;

/** The receivers, by the name of their language. */
export const WEBHOOK_EXAMPLES = { Node: NODE, Python: PYTHON, PHP } as const;
