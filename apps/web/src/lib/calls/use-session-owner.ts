import type { Staff } from '@tideline/domain/staff/staff';
import { useState, useSyncExternalStore } from 'react';
import { findUser } from '../session/session.ts';
import { onSignIn } from './session-renewal.ts';

/**
 * Who is signed in, as React state: another person as soon as they have signed in, here or in another tab. While no one
 * is, the last owner, so that nothing typed is lost when the same person signs in again.
 */
export function useSessionOwner(): Staff | null {
  const [owner, setOwner] = useState(findUser);
  const email = useSyncExternalStore(subscribe, () => findUser()?.email ?? null);
  if (email !== null && email !== owner?.email) setOwner(findUser());
  return owner;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = onSignIn(listener);
  window.addEventListener('storage', listener); // of another tab
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
