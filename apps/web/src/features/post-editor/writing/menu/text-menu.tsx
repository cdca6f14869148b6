import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { BlockMenu } from './block-menu.tsx';
import { findTrigger, type Trigger } from './find-trigger.ts';
import { PostMenu } from './post-menu.tsx';

export type TextMenuProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Opens the image dialog. */
  onPicture: () => void;
};

/**
 * The menus of the body: `/` at the start of a line for a block, `[[` for a link to a post. To keep typing fast, the
 * text is read only when one of these characters is typed or a menu is open.
 */
export function TextMenu({ field, onPicture }: TextMenuProps) {
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const close = useCallback(() => setTrigger(null), []);

  function follow() {
    const element = field.current;
    const isCaret = element?.selectionStart === element?.selectionEnd;
    const found = element && isCaret ? findTrigger(element.value, element.selectionEnd) : null;
    // An open menu stays with its trigger, and closes when the caret leaves it.
    setTrigger((open) => (open && (found?.from !== open.from || found.kind !== open.kind) ? null : found));
  }
  const handleInput = useEffectEvent((event: Event) => {
    const typed = event instanceof InputEvent ? event.data : null;
    if (trigger !== null || typed === '/' || typed === '[') follow();
  });
  const handleCaret = useEffectEvent(() => {
    if (trigger !== null) follow();
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('input', handleInput);
    return () => element?.removeEventListener('input', handleInput);
  }, [field]);
  const isOpen = trigger !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('selectionchange', handleCaret);
    return () => document.removeEventListener('selectionchange', handleCaret);
  }, [isOpen]);

  if (trigger === null) return null;
  if (trigger.kind === 'post') return <PostMenu field={field} trigger={trigger} onClose={close} />;
  return <BlockMenu field={field} trigger={trigger} onPicture={onPicture} onClose={close} />;
}
