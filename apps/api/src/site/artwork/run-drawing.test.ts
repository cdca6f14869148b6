/** @module-tag long */
import { type ChildProcess, execFile } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Drawing } from './draw-picture.ts';
import { runDrawing } from './run-drawing.ts';

const CARD: Drawing = {
  kind: 'card',
  text: { title: 'High tide', label: 'SEO', seed: 'high-tide' },
  siteTitle: 'Ebb',
  brand: null,
};
const PREVIEW: Drawing = { ...CARD, kind: 'card preview' };
const IMPOSSIBLE: Drawing = { ...CARD, text: { ...CARD.text, plate: 'none' as 'swell' } };

let started: ChildProcess[] = [];
function noteStart(message: unknown) {
  started.push((message as { process: ChildProcess }).process);
}

function letIdleTimePass() {
  vi.advanceTimersByTime(10_000);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Ends the process that an earlier test may have left.
  await runDrawing(PREVIEW);
  letIdleTimePass();
  started = [];
  subscribe('child_process', noteStart);
});
afterEach(() => {
  unsubscribe('child_process', noteStart);
  vi.useRealTimers();
});

test('drawings share one process, which ends when none came for a while', async () => {
  const pictures = await Promise.all([runDrawing(PREVIEW), runDrawing(CARD)]);
  const formats = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).format));
  expect(formats).toEqual(['webp', 'png']);
  expect(started).toHaveLength(1);
  const ended = started[0] && once(started[0], 'exit');
  letIdleTimePass();
  expect(await ended).toEqual([null, 'SIGTERM']);

  await runDrawing(PREVIEW);
  expect(started).toHaveLength(2);
});

test('a drawing that fails leaves the process to the others', async () => {
  const [failed, drawn] = await Promise.allSettled([runDrawing(IMPOSSIBLE), runDrawing(PREVIEW)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: /^drawPicture failed: / } });
  expect(drawn.status).toBe('fulfilled');
  await runDrawing(PREVIEW);
  expect(started).toHaveLength(1);
});

test.each([
  ['before it was ready', 'The task has been cancelled', () => undefined],
  ['during a drawing', 'Worker exited unexpectedly', () => runDrawing(PREVIEW)],
])('a drawing fails with its process, which dies %s, and the next one starts another', async (_, reason, makeReady) => {
  await makeReady();
  const drawing = runDrawing(CARD);
  await vi.waitUntil(() => started.length === 1);
  started[0]?.kill('SIGKILL');
  await expect(drawing).rejects.toThrow(`drawPicture failed: ${reason}`);
  expect((await runDrawing(PREVIEW)).byteLength).toBeGreaterThan(500);
  expect(started).toHaveLength(2);
});

test('a drawing that never ends is stopped', async () => {
  await runDrawing(PREVIEW);
  started[0]?.kill('SIGSTOP');
  const drawing = runDrawing(PREVIEW).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await drawing).toBe('Error: drawPicture takes too long.');
  const ended = started[0] && once(started[0], 'exit');
  vi.advanceTimersByTime(1_000); // a stopped process does not end when it is asked
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('a server that stops during a drawing leaves no process and no error behind', async () => {
  const program = `
    import { subscribe } from 'node:diagnostics_channel';
    import { runDrawing } from ${JSON.stringify(import.meta.resolve('./run-drawing.ts'))};
    subscribe('child_process', ({ process: child }) => child.on('spawn', () => console.log(child.pid)));
    await runDrawing(${JSON.stringify(PREVIEW)});
    void runDrawing(${JSON.stringify(CARD)});
    setImmediate(() => process.exit(0));`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stderr).toBe('');
  await vi.waitUntil(() => !isRunning(Number(stdout)), { timeout: 20_000 });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
