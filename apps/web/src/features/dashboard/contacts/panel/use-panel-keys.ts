import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSingleKeysChoice } from '../../../../staff/keys/single-keys.ts';

const TYPING = 'input, textarea, select, [contenteditable], [role="menu"]';

export type PanelKeys = { onNext: () => void; onPrevious: () => void; onClose: () => void };

/**
 * Keys of the open enquiry: arrows, j and k move between enquiries, Escape closes. They also work outside of the panel
 * unless a modal dialog is open; in a field, only Escape works, and only inside the panel.
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null>, { onNext, onPrevious, onClose }: PanelKeys): void {
  const { isOn } = useSingleKeysChoice();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((modal && modal !== panel.current) || target.closest('[role="menu"]')) return;
    if (target.closest(TYPING) && !(event.key === 'Escape' && panel.current?.contains(target))) return;
    const run =
      { ArrowDown: onNext, ArrowRight: onNext, ArrowUp: onPrevious, ArrowLeft: onPrevious, Escape: onClose }[
        event.key
      ] ?? (isOn ? { j: onNext, k: onPrevious }[event.key] : undefined);
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
