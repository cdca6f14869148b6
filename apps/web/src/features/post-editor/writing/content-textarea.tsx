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
      placeholder="Write here. / at the start of a line inserts a block, [[ a link to a post."
      // Fast text shaping and layout containment: in a long text, typography costs tens of milliseconds per keystroke.
      className="field-sizing-content block min-h-[20lh] w-full resize-none bg-transparent py-4 text-[1.0625rem] leading-[1.75rem] text-wrap [contain:content] placeholder:text-muted focus-visible:outline-none [font-kerning:none] [text-rendering:optimizeSpeed]"
      defaultValue={initial}
      onKeyDown={handleKeyDown}
    />
  );
});
