import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PostForm } from './post-form.ts';
import { whenIdle } from './preview/when-idle.ts';

/** How long the typing in the body rests before everything around it follows, in milliseconds. */
const FOLLOW_DELAY_MS = 250;
/** The longest that everything around the body waits for a rest, in milliseconds. */
const FOLLOW_WITHIN_MS = 2000;
/** A body that is longer, in characters, is worked through only while nobody types. */
export const LONG_TEXT = 50_000;

/** The text of one editor. */
export type EditorForm = {
  /** What everything around the body shows: the body in it may lie a moment behind. */
  form: PostForm;
  /** The form as it is at this very moment. */
  read: () => PostForm;
  /** Changes fields other than the body. */
  change: (changes: Partial<Omit<PostForm, 'content'>>) => void;
  /** Puts another text in place of this one, the body included. */
  replace: (form: PostForm) => void;
  /** To be attached to the field of the body. */
  contentField: RefObject<HTMLTextAreaElement | null>;
  /** To be called at each keystroke in the body; costs nothing. */
  noteTyping: () => void;
  /** How long nobody has typed in a long body, in milliseconds; in a short one nothing has to wait for that. */
  msOfRest: () => number;
};

/**
 * While somebody types in the body, its text field alone holds it: reading it, comparing it and drawing what depends on
 * it costs time that grows with the text, so it happens a moment later, when the browser has nothing better to do.
 */
export function useEditorForm(initial: PostForm): EditorForm {
  const [form, setForm] = useState(initial);
  const latest = useRef(initial);
  const contentField = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typingSince = useRef<number>(undefined);
  const lastTyped = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = useCallback((): PostForm => {
    const content = contentField.current?.value ?? latest.current.content;
    if (content !== latest.current.content) latest.current = { ...latest.current, content };
    return latest.current;
  }, []);
  const noteTyping = useCallback(() => {
    function follow() {
      typingSince.current = undefined;
      startTransition(() => setForm(read()));
    }
    const now = performance.now();
    lastTyped.current = now;
    typingSince.current ??= now;
    const left = typingSince.current + FOLLOW_WITHIN_MS - now;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => whenIdle(follow, 2 * FOLLOW_DELAY_MS),
      Math.max(0, Math.min(FOLLOW_DELAY_MS, left)),
    );
  }, [read]);
  const msOfRest = useCallback(
    () => (latest.current.content.length > LONG_TEXT ? performance.now() - lastTyped.current : Infinity),
    [],
  );

  return {
    form,
    read,
    contentField,
    change(changes) {
      latest.current = { ...read(), ...changes };
      setForm(latest.current);
    },
    replace(next) {
      latest.current = next;
      const field = contentField.current;
      if (field && field.value !== next.content) writeInto(field, next.content);
      setForm(next);
    },
    noteTyping,
    msOfRest,
  };
}

/** Keeps the caret where it was, as far as the new text reaches. */
function writeInto(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = text;
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
}
