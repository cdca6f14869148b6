import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findFreePort } from '../../../../../scripts/free-port.mjs';
import { WEBHOOK_EXAMPLES } from '../../doors/reference/guides/webhook-examples.ts';
import { openTestFolder } from '../test-folder.ts';

const COMMANDS = {
  Node: { file: 'receive.mjs', words: () => [process.execPath, 'receive.mjs'] },
  Python: { file: 'receive.py', words: () => ['python3', 'receive.py'] },
  PHP: { file: 'receive.php', words: (port: number) => ['php', '-S', `0.0.0.0:${port}`, 'receive.php'] },
} satisfies Record<keyof typeof WEBHOOK_EXAMPLES, { file: string; words: (port: number) => string[] }>;

/** Starts a receiver of the guide as its reader does, and waits until it listens. It ends with the test. */
export async function startExample(language: keyof typeof WEBHOOK_EXAMPLES, secret: string) {
  const [folder, port] = [await openTestFolder(), await findFreePort()];
  const { file, words } = COMMANDS[language];
  await writeFile(join(folder, file), WEBHOOK_EXAMPLES[language]);
  const [command = '', ...args] = words(port);
  const env = { PATH: process.env['PATH'], PORT: String(port), WEBHOOK_SECRET: secret };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  });
  await once(child, 'spawn');
  await expect.poll(() => isListening(port)).toBe(true);
  return { url: `http://127.0.0.1:${port}/hook`, output: () => output };
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((isOpen) => {
    socket.destroy();
    return isOpen as boolean;
  });
}
