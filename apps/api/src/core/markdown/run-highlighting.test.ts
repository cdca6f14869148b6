import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findCodeBlocks } from './code-blocks.ts';
import { renderPostBody } from './render-post-body.ts';
import { runHighlighting } from './run-highlighting.ts';

const CSS = { language: 'css', code: 'a { b: c }' } as const;
const CSS_HTML = /^<span class="code-[a-z-]+">a<\/span> \{/;
/** More than a thread could answer before the test goes on. */
const LONG = { language: 'typescript', code: 'const a = 1;\n'.repeat(1_000) } as const;

let started: Worker[] = [];
function noteStart(message: unknown) {
  started.push((message as { worker: Worker }).worker);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Ends the thread that an earlier test may have left.
  await runHighlighting([CSS]);
  vi.advanceTimersByTime(60_000);
  started = [];
  subscribe('worker_threads', noteStart);
});
afterEach(() => {
  unsubscribe('worker_threads', noteStart);
  vi.useRealTimers();
});

test('code is highlighted in one thread, which ends when no more comes', async () => {
  const [first, second] = await Promise.all([runHighlighting([CSS]), runHighlighting([CSS, CSS])]);
  expect(first).toEqual([expect.stringMatching(CSS_HTML)]);
  expect(second).toEqual([first?.[0], first?.[0]]);
  expect(started).toHaveLength(1);
  const ended = started[0] && once(started[0], 'exit');
  vi.advanceTimersByTime(60_000);
  await ended;
  expect(await runHighlighting([CSS])).toEqual(first);
  expect(started).toHaveLength(2);
});

test('code that takes too long has no colors, and the next code has another thread', async () => {
  await runHighlighting([CSS]);
  const slow = runHighlighting([LONG]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await slow).toBeNull();
  expect(await runHighlighting([CSS])).toEqual([expect.stringMatching(CSS_HTML)]);
  expect(started).toHaveLength(2);
});

test('a thread that fails leaves its code without colors, and those that wait have another one', async () => {
  const [failed, waiting] = [runHighlighting([LONG]), runHighlighting([CSS])];
  await vi.waitUntil(() => started.length === 1);
  started[0]?.emit('error', new Error('out of memory'));
  expect(await failed).toBeNull();
  expect(await waiting).toEqual([expect.stringMatching(CSS_HTML)]);
});

test('a long line and any further code than 20,000 characters or 200 blocks have no colors', async () => {
  const line = `a{b:"${'c'.repeat(500)}"}`;
  expect(await runHighlighting([{ language: 'css', code: line }])).toEqual([line.replaceAll('"', '&quot;')]);

  expect(findCodeBlocks(fences(3, 'x'.repeat(9_000)))).toHaveLength(2);
  expect(findCodeBlocks(fences(1_000, ''))).toHaveLength(200);
});

test('a body without code in a known language starts no thread, and one for a feed neither', async () => {
  await renderPostBody('```klingon\na\n```\n\n    b', { target: 'page' });
  await renderPostBody('```css\na {}\n```', { target: 'feed', url: 'https://site.example/blog/tides' });
  expect(started).toEqual([]);
});

function fences(count: number, content: string) {
  const fence = { type: 'fence', info: 'css', content } as Parameters<typeof findCodeBlocks>[0][number];
  return Array.from({ length: count }, () => fence);
}
