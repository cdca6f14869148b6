import { type ChildProcess, fork } from 'node:child_process';
import type { CardText } from '@tideline/artwork/prints/social-card';
import { WorkQueue } from '../../core/limits/work-queue.ts';
import { programPath } from '../../program-path.ts';

/** What is drawn: a social card, or the smaller one for the editor. */
export type Drawing = { kind: 'card' | 'card preview'; text: CardText; siteTitle: string };

/** What the drawing process answers. */
export type DrawingAnswer = { picture: Uint8Array } | { failure: string };

/** One at a time leaves a processor for pages. */
const queue = new WorkQueue({
  atOnce: 1,
  waiting: 60,
  refusal: 'Too many pictures are being drawn. Please try again in a moment.',
  retryAfterSeconds: 5,
});
/** The largest picture takes less than three seconds. */
const TIME_LIMIT_MS = 60_000;
/** The pictures of a page are drawn by the same process; when no more come, its memory is freed. */
const IDLE_MS = 10_000;
/** glibc returns memory of one arena to the system. With several, the process grows to four times the size. */
const CHILD_ENV = { MALLOC_ARENA_MAX: '1' };

let child: ChildProcess | null = null;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Draws a picture in a process of its own, which starts with the first drawing and ends when none came for a while. It
 * knows no settings and no secrets. One drawing at a time, others wait.
 * @throws TRPCError SERVICE_UNAVAILABLE when too many wait
 */
export function runDrawing(drawing: Drawing): Promise<Buffer> {
  return queue.run(async () => {
    clearTimeout(idleTimer);
    const answer = await ask(child?.connected ? child : (child = startChild()), drawing);
    idleTimer = setTimeout(endChild, IDLE_MS).unref();
    if ('failure' in answer) throw new Error(`The picture could not be drawn: ${answer.failure}`);
    return Buffer.from(answer.picture);
  });
}

function startChild(): ChildProcess {
  const started = fork(programPath('site/artwork/draw-picture'), {
    env: CHILD_ENV,
    execArgv: ['--max-semi-space-size=1'],
    serialization: 'advanced',
  });
  // A server without other work may stop: the child ends when its channel closes.
  started.unref();
  started.channel?.unref();
  return started;
}

function ask(asked: ChildProcess, drawing: Drawing): Promise<DrawingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
  function fail(reason: Error) {
    child = null;
    reject(reason);
  }
  function failByExit(code: number | null, signal: string | null) {
    fail(new Error(`The drawing process ended (${signal ?? code}).`));
  }
  const limit = setTimeout(() => asked.kill('SIGKILL'), TIME_LIMIT_MS);
  asked.once('message', resolve).once('error', fail).once('exit', failByExit);
  asked.send(drawing);
  return promise.finally(() => {
    clearTimeout(limit);
    asked.off('message', resolve).off('error', fail).off('exit', failByExit);
  });
}

function endChild(): void {
  if (child?.connected) child.disconnect();
  child = null;
}
