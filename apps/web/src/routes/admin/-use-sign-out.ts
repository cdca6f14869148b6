import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { browserDrafts } from '../../features/post-editor/drafts/browser-drafts.ts';
import type { AnyDraft } from '../../features/post-editor/drafts/draft-storage.ts';
import { findStoredTheme, storeTheme } from '../../features/theme/stored-theme.ts';
import { clearStorage } from '../../lib/session/web-storage.ts';
import { endWork } from '../../lib/calls/session-renewal.ts';
import { trpc } from '../../lib/calls/trpc.ts';

/** Sign-out from the staff area, which removes everything but the theme from this browser. */
export type SignOut = {
  /** Signs out, after a confirmation when there is unsaved text. */
  begin: () => void;
  /** The unsaved drafts of the open confirmation, newest first; null when closed. */
  unsaved: readonly AnyDraft[] | null;
  /** The two answers to the confirmation. */
  leave: () => void;
  stay: () => void;
  isLeaving: boolean;
};

/** Ends the session on the server and in this browser, and leaves the staff area. */
export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<readonly AnyDraft[] | null>(null);
  // An ended session or an unreachable server does not prevent signing out.
  const logout = trpc.auth.logout.useMutation({
    meta: { isSignIn: true },
    // Read before the answer, whose header may already clear the storage; it is cleared below in any case.
    onMutate: () => ({ theme: findStoredTheme() }),
    onSettled: async (_answer, _error, _input, before) => {
      clearStorage();
      if (before?.theme) storeTheme(before.theme);
      // Before the editor unmounts, which would store its latest text.
      await browserDrafts.removeAll();
      try {
        await navigate({ to: '/', replace: true });
      } finally {
        queryClient.removeQueries({ type: 'inactive' });
      }
    },
  });

  function leave() {
    endWork();
    logout.mutate();
  }
  async function begin() {
    if (logout.isPending) return;
    const drafts = await browserDrafts.list();
    if (drafts.length > 0) setUnsaved(drafts);
    else leave();
  }
  return {
    begin: () => void begin(),
    unsaved,
    leave,
    stay: () => setUnsaved(null),
    isLeaving: logout.isPending,
  };
}
