import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or Cmd+S saves, unless a dialog is open. */
export function useSaveShortcut(onSave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) onSave();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
