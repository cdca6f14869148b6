import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { findToken } from '../../../lib/session/session.ts';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';

export type AboveBarProps = {
  /** Something is typed that is not saved. */
  isDirty: boolean;
  /** How saving goes, in the bar. */
  words: ReactNode;
  /** The buttons in the bar. */
  acts: ReactNode;
  children: ReactNode;
};

/** Forms above a bar, which stays in view while something is not saved. Leaving asks first then. */
export function AboveBar({ isDirty, words, acts, children }: AboveBarProps) {
  const blocker = useBlocker({
    // At the end of the session, navigation leads to the home page.
    shouldBlockFn: ({ current, next }) => isDirty && findToken() !== null && !isSamePage(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <>
      {/* A control that receives focus stays above the bar. */}
      <div className="grid min-w-0 content-start gap-8 [&_:is(a,button,input,select,summary)]:scroll-mb-24 max-sm:[&_:is(a,button,input,select,summary)]:scroll-mb-36">
        {children}
        <div
          data-docked={isDirty || undefined}
          className={classNames(
            'flex max-w-4xl flex-wrap items-center gap-3 border-t border-line bg-paper py-3',
            isDirty && 'sticky bottom-0 z-10',
          )}
        >
          <p className="min-w-28 flex-1 text-sm wrap-anywhere text-muted">{words}</p>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-3">{acts}</div>
        </div>
      </div>
      {blocker.status === 'blocked' ? (
        <ConfirmDialog
          title="Leave without saving?"
          action="Leave"
          pendingAction="Leave"
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          The settings that you changed are not saved.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type Place = { pathname: string; search: unknown };

/** An address that differs in its hash only leaves nothing. */
function isSamePage(current: Place, next: Place): boolean {
  return current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search);
}
