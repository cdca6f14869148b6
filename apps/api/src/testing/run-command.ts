import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs one of the commands of `admin/` in a process of its own; answers its exit code and what it says.
 * @param before the words of a command that runs it
 */
export async function runCommand(
  name: 'admin' | 'backup' | 'copy-database' | 'restore',
  args: readonly string[],
  settings: Record<string, string>,
  before: readonly string[] = [],
): Promise<{ code: number; output: string; errors: string }> {
  const program = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
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
