import type { RefObject } from 'react';
import { memo, useEffect, useEffectEvent } from 'react';
import { useWritingKeys } from './use-writing-keys.ts';

export type ContentTextareaProps = {
  id: string;
  describedBy: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  initial: string;
  onTyped: () => void;
};

/**
 * The text field of the body. No maxLength: browsers would silently truncate pasted text and count the whole text on
 * every keystroke. Uncontrolled, and its props never change while typing, so React has nothing to compare.
 */
export const ContentTextarea = memo(function ContentTextarea(props: ContentTextareaProps) {
  const { id, describedBy, field, initial } = props;
  const noteTyping = useEffectEvent(props.onTyped);
  const handleKeyDown = useWritingKeys();

  useEffect(() => {
    const element = field.current;
    // Propagation stops here: React's onChange reads the whole text on every input event.
    function handleInput(event: Event) {
      event.stopPropagation();
      noteTyping();
    }
    element?.addEventListener('input', handleInput);
    return () => element?.removeEventListener('input', handleInput);
  }, [field]);

  return (
    <textarea
      id={id}
      aria-describedby={describedBy}
      ref={field}
      dir="auto"
      rows={20}
      spellCheck
      // Fast text shaping and layout containment: in a long text, typography costs tens of milliseconds per keystroke.
      className="field-sizing-content block min-h-[20lh] w-full resize-none bg-transparent py-4 font-mono text-[0.9375rem] leading-relaxed text-wrap [contain:content] placeholder:text-muted focus-visible:outline-none [font-kerning:none] [text-rendering:optimizeSpeed]"
      defaultValue={initial}
      onKeyDown={handleKeyDown}
    />
  );
});
