import { useState } from 'react';

/**
 * State for one dialog at a time: its subject (null: closed), a function that opens one, and a function that closes this
 * one. An answer that arrives after it was closed does not close the next one.
 */
export function useOpenDialog<Subject extends object>() {
  const [subject, open] = useState<Subject | null>(null);
  const close = () => open((current) => (current === subject ? null : current));
  return [subject, open, close] as const;
}
