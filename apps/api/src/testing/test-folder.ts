import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, removed when the test ends. */
export async function openTestFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tideline-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}
