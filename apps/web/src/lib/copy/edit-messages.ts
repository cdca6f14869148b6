import type { ChangedCopy } from './copy-reader.ts';

/** From the editor to the page in its frame. */
export type ToFrame =
  /** Shows copy, whose texts are marked with their fields. */
  | { type: 'show'; copy: ChangedCopy }
  /** Outlines the element of a field and scrolls to it; null: none. */
  | { type: 'point'; field: number | null }
  /** Lets staff type the chosen text where it stands. `max`: its longest, in characters. */
  | { type: 'type'; field: number; value: string; max: number; isLine: boolean };

/** From the page to the editor. */
export type FromFrame =
  /** It can show copy. */
  | { type: 'ready' }
  /** Somebody has chosen a field. `text`: what its element says. */
  | { type: 'chosen'; field: number; text: string }
  /** Somebody has typed a field where it stands. */
  | { type: 'typed'; field: number; value: string };

/** Sends a message to a window of this site. */
export function sendTo(target: Window, message: ToFrame | FromFrame): void {
  target.postMessage({ tideline: message }, location.origin);
}

/** The message of an event that `source`, a window of this site, has sent; null for any other. */
export function messageOf(event: MessageEvent<unknown>, source: Window | null): ToFrame | FromFrame | null {
  if (event.origin !== location.origin || event.source !== source) return null;
  const { data } = event;
  return typeof data === 'object' && data !== null && 'tideline' in data
    ? (data.tideline as ToFrame | FromFrame)
    : null;
}
