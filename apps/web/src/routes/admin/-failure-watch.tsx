import type { QueryMeta } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isEditorOpen } from '../../features/post-editor/list/cms-search.ts';
import { SignInDialog } from '../../features/sign-in/sign-in-dialog.tsx';
import { errorMessage, isUnauthorized } from '../../lib/text/error-message.ts';
import {
  beginWork,
  endWork,
  isSignInWanted,
  settleSignIn,
  subscribeToSignIn,
} from '../../lib/calls/session-renewal.ts';
import { clearSession } from '../../lib/session/session.ts';
import { useToast } from '../../ui/overlays/toast.tsx';

/**
 * Watches every call of the staff area. A failure that names itself (`meta.failure`) is said in a toast. A session that
 * ends in the middle of work, or in the editor, opens sign-in over the page, and what was refused goes on; one that was
 * over before anything worked leads to the home page.
 */
export function FailureWatch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const isWanted = useSyncExternalStore(subscribeToSignIn, isSignInWanted, () => false);
  const isEditing = useRouterState({
    select: ({ location }) => location.pathname === '/admin/blog' && isEditorOpen(location.search),
  });

  async function leave() {
    await navigate({ to: '/', replace: true });
    queryClient.removeQueries({ type: 'inactive' });
  }
  const reportFailure = useEffectEvent((error: unknown, meta: QueryMeta | undefined) => {
    if (meta?.isSignIn === true) return;
    if (!isUnauthorized(error)) {
      if (typeof meta?.failure === 'string')
        toast({ title: meta.failure, text: errorMessage(error), tone: 'destructive' });
    } else {
      endWork();
      clearSession();
      toast({ title: 'Your session has ended', text: 'Please sign in again.' });
      void leave();
    }
  });

  useEffect(() => {
    if (isEditing) beginWork();
  }, [isEditing]);
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
      settleSignIn(false); // whoever still waits has nowhere left to sign in
    };
  }, [queryClient]);

  return (
    <SignInDialog
      open={isWanted}
      onClose={() => settleSignIn(false)}
      onSignedIn={() => {
        settleSignIn(true);
        void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
      }}
    />
  );
}
