import { useSingleKeys } from '../../../staff/keys/single-keys.ts';

export type ListKeysOptions = {
  /** Opens or edits a row; by default, presses its own link or button. */
  onOpen?: (id: string) => void;
  /** Selects a row, where rows can be selected. */
  onSelect?: (id: string) => void;
  onHelp: () => void;
};

/** Keys in the list of the page: j and k move between its rows, e opens, x selects, ? shows the keys. */
export function useListKeys({ onOpen, onSelect, onHelp }: ListKeysOptions): void {
  useSingleKeys({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    e: withRow((row) => (onOpen ? onOpen(row.dataset['id'] ?? '') : openerOf(row)?.click())),
    ...(onSelect ? { x: withRow((row) => onSelect(row.dataset['id'] ?? '')) } : {}),
    '?': onHelp,
  });
}

function withRow(act: (row: HTMLElement) => void): () => void {
  return () => {
    const row = focusedRow();
    if (row) act(row);
  };
}

/** Focuses the row of `id`, when the list shows it. */
export function focusRowOf(id: string): void {
  const row = rows().find((candidate) => candidate.dataset['id'] === id);
  if (row) openerOf(row)?.focus();
}

function focusRow(step: 1 | -1) {
  const all = rows();
  const current = focusedRow();
  const at = current ? all.indexOf(current) + step : 0;
  const next = all[Math.max(0, Math.min(at, all.length - 1))];
  if (!next) return;
  openerOf(next)?.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-id]')];
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('tr[data-id]') ?? null;
}

/** The link or button with the name of a row, else its first control. */
function openerOf(row: HTMLElement): HTMLElement | null {
  const found = ['[data-name]', 'th :is(a, button)', 'a, button'].map((one) => row.querySelector<HTMLElement>(one));
  return found.find((element) => element !== null) ?? null;
}
