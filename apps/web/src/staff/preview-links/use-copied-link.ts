import { useState } from 'react';
import type { ToastMessage } from '../../ui/overlays/toast-store.ts';
import { useToast } from '../../ui/overlays/toast.tsx';

/** Copies a link that a call makes, and says what it shows. */
export function useCopiedLink(told: Pick<ToastMessage, 'text' | 'actions'>) {
  const toast = useToast();
  /** Link to show when copying was refused. */
  const [uncopied, setUncopied] = useState<string | null>(null);

  /** False when it was not copied, or there is no link: failures of the call are shown as a toast. */
  async function copy(makePath: () => Promise<string>): Promise<boolean> {
    const path = await makePath().catch(() => null);
    if (path === null) return false;
    const link = location.origin + path;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Preview link copied', ...told });
      return true;
    } catch {
      setUncopied(link); // refused, or unavailable without a secure context
      return false;
    }
  }
  return { copy, uncopied, forgetUncopied: () => setUncopied(null) };
}
