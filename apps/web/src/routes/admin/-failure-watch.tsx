import { TRPCClientError } from '@trpc/client';
import type { QueryKey, QueryMeta } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SignInDialog } from '../../features/sign-in/sign-in-dialog.tsx';
import { errorMessage, isSessionEnded, isUnauthorized } from '../../lib/text/error-message.ts';
import { endWork, isSignInWanted, settleSignIn, useSignInWanted } from '../../lib/calls/session-renewal.ts';
import { clearSession, findToken } from '../../lib/session/session.ts';
import { useSessionOwner } from '../../lib/calls/use-session-owner.ts';
import { useToast } from '../../ui/overlays/toast.tsx';

/**
 * Watches every call of the staff area. A failure with a title (`meta.failure`) is shown in a toast. A session that
 * ends in the middle of work opens sign-in over the page, and waiting calls continue after it. Closing the dialog leads
 * to the home page, as does a session that ended before the page was opened.
 */
export function FailureWatch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const isWanted = useSignInWanted();
  const owner = useSessionOwner()?.email;
  const shownOwner = useRef(owner);

  async function leave() {
    endWork();
    await navigate({ to: '/', replace: true });
    queryClient.removeQueries({ type: 'inactive' });
  }
  const reportFailure = useEffectEvent((error: unknown, meta: QueryMeta | undefined) => {
    if (meta?.isSignIn === true || isSessionEnded(error)) return;
    if (!isUnauthorized(error)) {
      // The role may have changed since the page was opened.
      if (isForbidden(error)) void queryClient.invalidateQueries({ queryKey: [['auth', 'me']] });
      if (typeof meta?.failure === 'string')
        toast({ title: meta.failure, text: errorMessage(error), tone: 'destructive' });
    } else {
      clearSession();
      toast({ title: 'Your session has ended', text: 'Please sign in again.' });
      void leave();
    }
  });

  useEffect(() => {
    const unsubscribes = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          reportFailure(event.action.error, event.query.meta);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') {
          reportFailure(event.action.error, event.mutation.meta);
        }
      }),
    ];
    return () => {
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      settleSignIn(false); // outside the staff area there is no dialog
    };
  }, [queryClient]);
  useEffect(() => {
    // Resets the account's own data: profile, sessions and notes. The rest is the same for all staff.
    if (shownOwner.current !== owner) {
      void queryClient.resetQueries({ predicate: ({ queryKey }) => isOfOwner(queryKey) });
    }
    shownOwner.current = owner;
  }, [queryClient, owner]);
  useEffect(() => {
    // Another tab has signed in.
    function handleStorage() {
      if (findToken() !== null) settleSignIn(true);
    }
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  return (
    <SignInDialog
      open={isWanted}
      notice="Your session has ended. Please sign in again."
      onClose={() => {
        // The dialog also calls this when it closes after sign-in.
        if (!isSignInWanted()) return;
        settleSignIn(false);
        void leave();
      }}
      onSignedIn={() => {
        settleSignIn(true);
        void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
      }}
    />
  );
}

/** Whether the answer of a query depends on the account. */
function isOfOwner([path]: QueryKey): boolean {
  return Array.isArray(path) && ['auth', 'contacts'].includes(String(path[0]));
}

/** Whether the role forbids the call. */
function isForbidden(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'FORBIDDEN';
}
