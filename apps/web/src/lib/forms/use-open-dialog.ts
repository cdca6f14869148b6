import { useState } from 'react';

/**
 * State for one dialog at a time: its subject (null: closed), a function to open one, and a function to close this one.
 * A late answer to a closed dialog does not close the next one.
 */
export function useOpenDialog<Subject extends object>() {
  const [subject, open] = useState<Subject | null>(null);
  const close = () => open((current) => (current === subject ? null : current));
  return [subject, open, close] as const;
}
