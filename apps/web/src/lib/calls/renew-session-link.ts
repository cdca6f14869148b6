import { TRPCClientError, type TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { isUnauthorized, SessionEnded } from '../text/error-message.ts';
import { isMidWork, noteWork, waitForSignIn } from '../session/session-renewal.ts';
import { findToken, isInStaffArea } from '../session/session.ts';

/** Signing in and out are not work that could go on afterwards. */
const NOT_WORK = /^auth\.log(?:in|out)$/;

/**
 * Carries a call of the staff area over the end of its session: one that the server refuses in the middle of work waits
 * until somebody has signed in again, and is then made once more. When nobody does, it fails with `SessionEnded`.
 */
export const renewSessionLink: TRPCLink<AnyRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      let running: Unsubscribable | undefined;
      let isOver = false;
      call(false);

      function call(isRepeated: boolean) {
        const token = findToken();
        const hasToken = isInStaffArea() && token !== null;
        running = next(op).subscribe({
          next(answer) {
            if (hasToken && !NOT_WORK.test(op.path)) noteWork();
            observer.next(answer);
          },
          error(error) {
            const isToBeRenewed = !isRepeated && isUnauthorized(error) && isMidWork() && !NOT_WORK.test(op.path);
            if (isToBeRenewed && isInStaffArea()) void renew(error, token);
            else observer.error(error);
          },
          complete: () => observer.complete(),
        });
      }

      async function renew(refusal: unknown, token: string | null) {
        const isSignedIn = await waitForSignIn(token);
        if (isOver) return;
        if (isSignedIn) call(true);
        else observer.error(TRPCClientError.from(new SessionEnded('Nobody signed in again.', { cause: refusal })));
      }

      return () => {
        isOver = true;
        running?.unsubscribe();
      };
    });
