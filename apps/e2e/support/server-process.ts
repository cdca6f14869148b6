import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BUILT_SERVER, SERVER_ENV } from '../../../scripts/built-server.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own. */
export type ServerProcess = {
  process: ChildProcess;
  /** Resolves to its origin when it listens. */
  opened: Promise<string>;
  exited: Promise<{ code: number | null; errors: string }>;
  /** Its output on stdout so far. */
  output: () => string;
};

/** Starts the built server with these settings and no others. */
export function startServer(env: Record<string, string>): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const inherited = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, BUILT_SERVER, { cwd: root, env: { ...inherited, ...SERVER_ENV, ...env } });
  let output = '';
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const opened = new Promise<string>((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, origin] = /Tideline is open at (\S+)/.exec(output) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
  const exited = new Promise<{ code: number | null; errors: string }>((resolve) => {
    server.once('close', (code) => resolve({ code, errors }));
  });
  return { process: server, opened, exited, output: () => output };
}
