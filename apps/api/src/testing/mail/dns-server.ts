import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import { onTestFinished } from 'vitest';

const TYPES = { TXT: 16, MX: 15 } as const;
const NAME_ERROR = 3;

/** The records of a name server by name and type: texts, or `10 mx.example.com`. */
export type Zone = Record<string, Partial<Record<keyof typeof TYPES, string[]>>>;

/** A real name server on this machine that knows only this zone, and a resolver that asks it. Null: it never answers. */
export async function openTestDns(zone: Zone | null, tries = 1): Promise<Resolver> {
  const socket = createSocket('udp4');
  socket.on('message', (question, sender) => {
    if (zone !== null) socket.send(answer(question, zone), sender.port, sender.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  const resolver = new Resolver({ timeout: 100, tries });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

/** The answer to a question about one name (RFC 1035 §4). */
function answer(question: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (question[at]) {
    const length = question[at] ?? 0;
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = question.readUInt16BE(at + 1);
  const known = zone[labels.join('.').toLowerCase()];
  const records = Object.entries(TYPES).flatMap(([name, code]) =>
    code === type ? (known?.[name as keyof typeof TYPES] ?? []).map((value) => toRecord(code, value)) : [],
  );
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180 | (known ? 0 : NAME_ERROR), 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question.subarray(12, at + 5), ...records]);
}

function toRecord(type: number, value: string): Buffer {
  const data = type === TYPES.TXT ? toTexts(value) : toMailServer(value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // the name of the question
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function toTexts(value: string): Buffer {
  const parts = value.match(/.{1,255}/g) ?? [''];
  return Buffer.concat(parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1')));
}

function toMailServer(value: string): Buffer {
  const [priority = '0', host = ''] = value.split(' ');
  const labels = host.split('.').filter(Boolean);
  const name = labels.map((label) => `${String.fromCharCode(label.length)}${label}`).join('');
  return Buffer.concat([Buffer.from([0, Number(priority)]), Buffer.from(`${name}\0`, 'latin1')]);
}
