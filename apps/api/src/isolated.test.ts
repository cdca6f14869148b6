import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a thread is held to its own limit of memory, and one that waits does not keep the server alive', async () => {
  const program = `
    import { isolated } from ${JSON.stringify(import.meta.resolve('./isolated.ts'))};
    const fillMemory = isolated({
      program: 'testing/server/fill-memory',
      name: 'fillMemory',
      timeLimitMs: 600_000,
      idleMs: 600_000,
      resourceLimits: { maxOldGenerationSizeMb: 40 },
    });
    console.log(await fillMemory(400).catch(({ cause }) => cause.code), await fillMemory(1));`;
  // V8's options of the command line are those of threads, too.
  const options = ['--max-old-space-size=2000', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(stdout).toBe('ERR_WORKER_OUT_OF_MEMORY 1\n');
});
