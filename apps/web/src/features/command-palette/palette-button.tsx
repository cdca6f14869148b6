import { useLocation, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSessionOwner } from '../../lib/calls/use-session-owner.ts';
import { useSingleKeys } from '../../staff/keys/single-keys.ts';
import { PAGES } from './commands.ts';
import type { PaletteDialogProps } from './palette-dialog.tsx';
import { keepRecentPlace, placeAt } from './recent-places.ts';

/** Loaded after the page, so that it also opens without a connection. */
const PaletteDialog = lazy<ComponentType<PaletteDialogProps>>(loadPalette);

async function loadPalette() {
  const { PaletteDialog } = await import('./palette-dialog.tsx');
  return { default: PaletteDialog };
}

/** Opens the command palette, by click or Ctrl+K, and keeps what is opened for its recent items; the key sequences of pages work without it. */
export function PaletteButton({ onSwitchTheme }: Pick<PaletteDialogProps, 'onSwitchTheme'>) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  useSingleKeys(
    Object.fromEntries(PAGES.flatMap(({ keys, to }) => (keys ? [[keys, () => router.history.push(to)]] : []))),
  );
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // The post body has its own Ctrl+K.
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (!isOpen && document.querySelector('dialog[open]')) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  });
  useEffect(() => {
    loadPalette().catch(() => undefined);
  }, []);
  const owner = useSessionOwner();
  const location = useLocation();
  useEffect(() => {
    const opened = placeAt(location);
    if (opened) keepRecentPlace(owner, opened);
  }, [owner, location]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Go to or find"
        aria-keyshortcuts="Control+K Meta+K"
        title="Go to or find (Ctrl+K)"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-muted hover:bg-tint hover:text-ink"
      >
        <Search aria-hidden="true" className="icon" />
        <span className="type-label max-md:hidden">Find</span>
      </button>
      {isOpen ? (
        <Suspense>
          <PaletteDialog onSwitchTheme={onSwitchTheme} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
