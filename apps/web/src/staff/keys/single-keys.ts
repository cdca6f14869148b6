import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readItem, writeItem } from '../../lib/session/web-storage.ts';

const STORAGE_KEY = 'single-keys';
/** Two keys are a sequence when the second follows within this time. */
const SEQUENCE_MS = 1_000;

const listeners = new Set<() => void>();
let lastKey = { key: '', at: 0 };

/** Shortcuts of one key, or of two in sequence (`g c`), by their keys. */
export type SingleKeys = Readonly<Record<string, () => void>>;

/**
 * Runs shortcuts without Ctrl, except in a field, a menu or a dialog, and where they are turned off in this browser
 * (WCAG 2.1.4).
 */
export function useSingleKeys(keys: SingleKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const run = isFree(event) && areSingleKeysOn() ? keys[pressed(event)] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
}

/** Whether shortcuts of single keys are on in this browser, and the switch. */
export function useSingleKeysChoice(): { isOn: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
  return { isOn, toggle };
}

function toggle(): void {
  writeItem('localStorage', STORAGE_KEY, areSingleKeysOn() ? 'off' : null);
  for (const listener of listeners) listener();
}

function areSingleKeysOn(): boolean {
  return readItem('localStorage', STORAGE_KEY) !== 'off';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The key, or the sequence that it completes; the same event always gives the same result. */
function pressed({ key, timeStamp }: KeyboardEvent): string {
  if (lastKey.at !== timeStamp) previous = timeStamp - lastKey.at < SEQUENCE_MS ? lastKey.key : '';
  lastKey = { key, at: timeStamp };
  return previous === 'g' ? `g ${key}` : key;
}
let previous = '';

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (document.querySelector('dialog[open]')) return false;
  const { target } = event;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=menu], [role=slider]') !== null)
  );
}
