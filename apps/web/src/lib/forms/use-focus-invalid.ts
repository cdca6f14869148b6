import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field after a failure, so that its error is announced. @returns the ref of the form */
export function useFocusInvalid(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return form;
}
