import type { Staff } from '@tideline/domain/staff/staff';
import { useState, useSyncExternalStore } from 'react';
import { findUser } from '../session/session.ts';
import { onSignIn } from './session-renewal.ts';

/**
 * The signed-in account as React state, updated by a sign-in here or in another tab. While signed out, still the last
 * account, so that no typed text is lost when the same person signs in again.
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
