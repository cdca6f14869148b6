/**
 * Parts of pages that the server renders, but whose code is separate: links, without state. A server-rendered page can be
 * read and its links followed without it, so the browser loads it with the first act of the visitor. On a client-side
 * navigation, the loader waits for it: a part that appears late would push away the target of a link. Each page has its parts
 * in a file of its own.
 */
import { endWaitForAct } from '../../../lib/page-start/first-act.ts';

/** For the loaders of pages that contain these parts. */
export async function loadParts(
  ...parts: { preload?: (() => Promise<void> | undefined) | undefined }[]
): Promise<void> {
  endWaitForAct();
  await Promise.all(parts.map(async (part) => part.preload?.()));
}
