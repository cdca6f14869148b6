import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { staffLogin } from './staff-login.ts';

const main = fileURLToPath(new URL('../api/src/main.ts', import.meta.url));

/** A server that one file of tests has for itself. */
export type OwnServer = { url: string; stop: () => Promise<void> };

/** Starts the built site on a folder of its own, with settings beside the usual ones, and waits until it is open. */
export async function startOwnServer(dataDir: string, settings: Record<string, string> = {}): Promise<OwnServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: staffLogin.email,
      ADMIN_PASSWORD: staffLogin.password,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilOpen(child);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilOpen(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended before it was open.')));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Tideline is open at')) resolve();
    });
  });
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return String(typeof address === 'object' ? address?.port : '');
}
