import { findFreePort } from '../../../scripts/free-port.mjs';
import { startServer } from './server-process.ts';
import { staffLogin } from './staff-login.ts';

/** A server for one test file. */
export type OwnServer = { url: string; stop: () => Promise<void> };

/** Starts the built site with its own data folder, extra settings and the host name of its public address. */
export async function startOwnServer(
  dataDir: string,
  settings: Record<string, string> = {},
  host = '127.0.0.1',
): Promise<OwnServer> {
  const port = await findFreePort();
  const url = `http://${host}:${port}`;
  const server = startServer({
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: staffLogin.email,
    ADMIN_PASSWORD: staffLogin.password,
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  });
  await Promise.race([server.opened, server.exited.then(failToOpen)]);
  return {
    url,
    async stop() {
      server.process.kill('SIGTERM');
      await server.exited;
    },
  };
}

function failToOpen({ errors }: { errors: string }): never {
  throw new Error(`The server ended before it was open. ${errors}`);
}
