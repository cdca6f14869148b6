import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../api/src/doors/commands/admin.ts', import.meta.url));
/** The data folder of the site under test; see `playwright.config.ts`. */
export const dataDir = fileURLToPath(new URL(`../test-results/site-${process.env['E2E_SITE_PORT']}`, import.meta.url));

/**
 * Runs `npm run admin` beside the running site, with `password` on stdin.
 * @returns the exit code and its output or error
 */
export async function runStaffCommand(args: string[], password = ''): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  let [answer, refusal] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (refusal += chunk.toString()));
  child.stdin.end(`${password}\n`);
  const code = await new Promise<number>((resolve) => {
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output: code === 0 ? answer : refusal };
}
