import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('serve.ts', import.meta.url));

/** A server in a process of its own. */
export type ServerProcess = {
  /** Where it listens, without a slash at its end. */
  origin: string;
  pid: number;
  /** Ends it as `kill` does and waits until it is gone; answers its exit code, null when the signal itself ended it. */
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

/** Starts a server on a database and waits until it listens; it is killed at the end of the test at the latest. */
export async function startServerProcess(databaseUrl: string, dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended.then(() => ['0'])])) as [Buffer | string];
  const port = Number(String(line).trim());
  if (port === 0) throw new Error('The server ended before it listened.');
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: async (signal) => {
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** Starts a server and ends it suddenly after a while, wherever it is by then. */
export async function killWhileStarting(databaseUrl: string, dataDir: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, dataDir], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await sleep(afterMs);
  child.kill('SIGKILL');
  await ended;
}

/** Sends enquiries one after the other until `stop` is aborted or the server is gone. */
export function sendEnquiries(
  { origin }: ServerProcess,
  name: string,
  stop: AbortSignal,
): {
  /** Settles with the first acknowledgement. */
  first: Promise<void>;
  /** At the end: the addresses of all that were acknowledged. */
  acknowledged: Promise<string[]>;
} {
  const first = Promise.withResolvers<void>();
  return { first: first.promise, acknowledged: send() };

  async function send(): Promise<string[]> {
    const acknowledged: string[] = [];
    for (let index = 0; !stop.aborted; index += 1) {
      const email = `${name}-${index}@example.com`;
      const answer = await fetch(`${origin}/api/contact`, {
        method: 'POST',
        // Each from another network: the limits are real.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
        body: JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email, message: 'What can you do for us?' }),
      }).catch(() => null);
      if (answer === null) break;
      if (answer.status === 201) {
        acknowledged.push(email);
        first.resolve();
      }
      await answer.body?.cancel();
    }
    return acknowledged;
  }
}

function randomAddress(): string {
  const parts = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250));
  return ['11', ...parts].join('.');
}
