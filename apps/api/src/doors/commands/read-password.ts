import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks for a password without echoing it; from a pipe, reads the first line. Passwords are not taken as arguments, which
 * every user of the machine can read.
 */
export async function readPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
  }
}
