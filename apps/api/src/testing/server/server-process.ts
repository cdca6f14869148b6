import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('serve.ts', import.meta.url));

/** A server in a child process. */
export type ServerProcess = {
  /** Without a trailing slash. */
  origin: string;
  pid: number;
  /** Sends a signal and waits for the end. @returns the exit code; null when the signal killed it */
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

/**
 * Starts a server on a database and waits until it listens. It is killed when the test ends.
 * @param before the words of a wrapper command, such as `strace -D`
 * @param program the `serve.ts` of another version
 */
export async function startServerProcess(
  databaseUrl: string,
  dataDir: string,
  before: readonly string[] = [],
  program = PROGRAM,
): Promise<ServerProcess> {
  const [command, ...args] = [...before, process.execPath, program, databaseUrl, dataDir];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close'); // a wrapper may write after its end
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

/** Starts a server and kills it after `afterMs`, in any state. */
export async function killWhileStarting(databaseUrl: string, dataDir: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, dataDir], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await sleep(afterMs);
  child.kill('SIGKILL');
  await ended;
}

/**
 * Sends enquiries in sequence until `stop` is aborted, the server is gone, or `most` are acknowledged.
 * @param options `mark`: number of acknowledged enquiries at which `reached` resolves
 */
export function sendContacts(
  { origin }: ServerProcess,
  name: string,
  { stop, most = Infinity, mark = 1 }: { stop?: AbortSignal; most?: number; mark?: number } = {},
): {
  /** Resolves when `mark` enquiries are acknowledged. */
  reached: Promise<void>;
  /** Resolves at the end to the e-mail addresses of all acknowledged enquiries. */
  acknowledged: Promise<string[]>;
} {
  const reached = Promise.withResolvers<void>();
  return { reached: reached.promise, acknowledged: send() };

  async function send(): Promise<string[]> {
    const agent = new Agent({ keepAlive: true });
    const acknowledged: string[] = [];
    for (let index = 0; acknowledged.length < most; index += 1) {
      if (stop?.aborted) break;
      const email = `${name}-${index}@example.com`;
      const status = await enquire(`${origin}/api/contact`, agent, email).catch(() => null);
      if (status === null) break;
      if (status === 201) acknowledged.push(email);
      if (acknowledged.length === mark) reached.resolve();
    }
    agent.destroy();
    return acknowledged;
  }
}

/** @returns the status. `fetch` would take three times as long. @throws when the connection breaks */
async function enquire(url: string, agent: Agent, email: string): Promise<number | undefined> {
  // Each request comes from a new network because of the rate limits.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() };
  const sent = request(url, { method: 'POST', agent, headers });
  sent.end(JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email, message: 'What can you do for us?' }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

function randomAddress(): string {
  const parts = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250));
  return ['11', ...parts].join('.');
}
