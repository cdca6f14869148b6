/** A worker thread that finds the busy times of one calendar for its parent, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { findBusyTimes, type CalendarText } from './find-busy-times.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(findBusyTimes(workerData as CalendarText));
