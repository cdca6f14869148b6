import { isolated } from '../../../isolated.ts';
import type { readUpload } from './read-upload.ts';

/** 500 MB take about ten minutes. */
const TIME_LIMIT_MS = 60 * 60_000;

/** Reads an uploaded file in a thread, so that it neither holds up visitors nor ends the server. */
export const runReading = isolated<typeof readUpload>({
  program: 'care/moving/reading/read-upload',
  name: 'readUpload',
  timeLimitMs: TIME_LIMIT_MS,
  idleMs: 1000,
});
