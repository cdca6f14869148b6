import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a command, or the server, in a process of its own.
 * @param before the words of a command that runs it
 * @returns its exit code and what it prints
 */
export async function runCommand(
  name: 'admin' | 'backup' | 'copy-database' | 'restore' | 'server',
  args: readonly string[],
  settings: Record<string, string>,
  before: readonly string[] = [],
): Promise<{ code: number; output: string; errors: string }> {
  const program = fileURLToPath(new URL(name === 'server' ? '../main.ts' : `../commands/${name}.ts`, import.meta.url));
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
