/** @module-tag long */
import { type ChildProcess, fork } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programPath } from '../../program-path.ts';
import { type Drawing, runDrawing } from './run-drawing.ts';

const CARD: Drawing = { kind: 'card', text: { title: 'High tide', label: 'SEO', seed: 'high-tide' }, siteTitle: 'Ebb' };
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
  letIdleTimePass();
  const [ended] = started;
  if (ended?.exitCode === null) await once(ended, 'exit');
  expect(ended?.exitCode).toBe(0);

  await runDrawing(PREVIEW);
  expect(started).toHaveLength(2);
});

test('a drawing that fails leaves the process to the others', async () => {
  const [failed, drawn] = await Promise.allSettled([runDrawing(IMPOSSIBLE), runDrawing(PREVIEW)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: /^The picture could not be drawn: / } });
  expect(drawn.status).toBe('fulfilled');
  await runDrawing(PREVIEW);
  expect(started).toHaveLength(1);
});

test('drawings fail with their process, and the next one starts another', async () => {
  const drawing = runDrawing(PREVIEW);
  await vi.waitUntil(() => started.length === 1);
  started[0]?.kill('SIGKILL');
  await expect(drawing).rejects.toThrow('The drawing process ended (SIGKILL).');
  expect((await runDrawing(PREVIEW)).byteLength).toBeGreaterThan(500);
  expect(started).toHaveLength(2);
});

test('a drawing that never ends is stopped', async () => {
  const drawing = runDrawing(PREVIEW);
  await vi.waitUntil(() => started.length === 1);
  started[0]?.kill('SIGSTOP');
  vi.advanceTimersByTime(60_000);
  await expect(drawing).rejects.toThrow('The drawing process ended (SIGKILL).');
});

test('a server that stops during a drawing leaves no error behind', async () => {
  const drawing = fork(programPath('site/artwork/draw-picture'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  drawing.send(CARD, () => drawing.disconnect());
  const [[code], errors] = await Promise.all([once(drawing, 'exit'), text(drawing.stderr ?? Readable.from([]))]);
  expect([code, errors]).toEqual([0, '']);
});
