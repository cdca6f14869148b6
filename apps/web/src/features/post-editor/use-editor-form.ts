import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { TextForm } from './text-form.ts';

/** Pause in typing after which `form` follows the text field. */
const FOLLOW_DELAY_MS = 300;

/** The text of one editor. */
export type EditorForm<Form extends TextForm> = {
  /** The form for rendering. Its body lags behind the text field while somebody types. */
  form: Form;
  /** The current form, body included. */
  read: () => Form;
  /** Changes fields other than the body. */
  change: (changes: Partial<Omit<Form, 'content'>>) => void;
  /** Replaces the whole form, body included. */
  replace: (form: Form) => void;
  /** Ref for the text field of the body. */
  contentField: RefObject<HTMLTextAreaElement | null>;
  /** Call at each keystroke in the body. */
  noteTyping: () => void;
};

/**
 * The body lives in an uncontrolled text field. Reading, comparing and rendering it costs time that grows with its
 * length, so React state follows only after a pause in typing.
 */
export function useEditorForm<Form extends TextForm>(initial: Form): EditorForm<Form> {
  const [form, setForm] = useState(initial);
  const latest = useRef(initial);
  const contentField = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = useCallback((): Form => {
    const content = contentField.current?.value ?? latest.current.content;
    if (content !== latest.current.content) latest.current = { ...latest.current, content };
    return latest.current;
  }, []);
  const noteTyping = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => setForm(read())), FOLLOW_DELAY_MS);
  }, [read]);

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
  };
}

/** Replaces the field's text and restores the caret. */
function writeInto(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = text;
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
}
