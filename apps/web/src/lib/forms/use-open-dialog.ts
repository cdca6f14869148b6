import { useState } from 'react';

/**
 * What the open dialog is about, how to open one, and how to close this one: an answer that comes after it was closed
 * must not take the next one away. Null when none is open.
 */
export function useOpenDialog<About extends object>() {
  const [about, open] = useState<About | null>(null);
  const close = () => open((current) => (current === about ? null : current));
  return [about, open, close] as const;
}
