import { createWorkQueue } from './work-queue.ts';

/** Two at a time leave room for the pages; a page of the blog asks for fewer than wait here. */
const LIMITS = { running: 2, waiting: 60 };

/**
 * Every drawing of this process goes through here, whoever asked for it.
 * @throws QueueFull when too many wait
 */
export const drawInTurn = createWorkQueue(LIMITS);
