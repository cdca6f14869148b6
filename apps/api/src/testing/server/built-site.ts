import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { BUILT_SERVER, SERVER_ENV } from '../../../../../scripts/built-server.mjs';
import { openTestFolder } from '../test-folder.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The built site in a process of its own. */
export type BuiltSite = {
  /** Without a trailing slash. */
  origin: string;
  /** Ends the site. @returns all that it has logged */
  end: () => Promise<string>;
};

/**
 * Starts what `npm run build` has made, with sample data, and waits until it listens. It ends when the test does.
 * @throws Error when it has not been built
 */
export async function openBuiltSite(): Promise<BuiltSite> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const inherited = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const settings = { PORT: '0', DATA_DIR: await openTestFolder(), SAMPLE_DATA: '1', BACKUP_DAYS: '0' };
  const server = spawn(process.execPath, BUILT_SERVER, {
    cwd: ROOT,
    env: { ...inherited, ...SERVER_ENV, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(server, 'close');
  let [output, errors] = ['', ''];
  server.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const opened = Promise.withResolvers<string>();
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const [, origin] = /Tideline is open at (\S+)/.exec(output) ?? [];
    if (origin !== undefined) opened.resolve(origin);
  });
  void closed.then(() =>
    opened.reject(new Error(`The built site ended. Is it built (npm run build)?\n${output}${errors}`)),
  );

  async function end(): Promise<string> {
    server.kill('SIGTERM');
    await closed;
    return output;
  }
  onTestFinished(async () => {
    await end();
  });
  return { origin: await opened.promise, end };
}
