import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a command or the server in a child process.
 * @param before the words of a wrapper command, such as `strace`
 */
export async function runCommand(
  name: 'admin' | 'backup' | 'copy-database' | 'restore' | 'server',
  args: readonly string[],
  settings: Record<string, string>,
  before: readonly string[] = [],
): Promise<{ code: number; output: string; errors: string }> {
  const program = fileURLToPath(
    new URL(name === 'server' ? '../main.ts' : `../doors/commands/${name}.ts`, import.meta.url),
  );
  const [first = process.execPath, ...others] = [...before, process.execPath, program, ...args];
  const child = spawn(first, others, { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number>((resolve) => {
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output, errors };
}
