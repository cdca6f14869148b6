import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { endWork } from '../../lib/session-renewal.ts';
import { clearSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** Ends the session on the server and in this browser, and leaves the staff area. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // A session that has ended already, or a server that cannot be reached, keeps nobody from leaving.
  const logout = trpc.auth.logout.useMutation({
    meta: { isSignIn: true },
    onSettled: async () => {
      clearSession();
      await navigate({ to: '/', replace: true });
      queryClient.removeQueries({ type: 'inactive' });
    },
  });
  return () => {
    endWork();
    logout.mutate();
  };
}
