import '../../staff.css';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { VERSION } from '@tideline/domain/site/version';
import { isEditorOpen } from '../../features/post-editor/list/cms-search.ts';
import { useSignInWanted } from '../../lib/calls/session-renewal.ts';
import { StaffApi } from '../../lib/calls/staff-api.tsx';
import { loadToastRegion, ToastProvider } from '../../ui/overlays/toast.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { AdminHeader } from './-admin-header.tsx';
import { FailureWatch } from './-failure-watch.tsx';
import { LoadAhead } from './-load-ahead.tsx';

/** The layout of every page of the staff area. */
export function AdminLayout() {
  const router = useRouter();
  useEffect(() => {
    // Data that public pages have shown may change in here.
    router.clearCache();
  }, [router]);
  useEffect(() => {
    // Loaded at once, so that a failure can be told.
    loadToastRegion().catch(() => undefined);
  }, []);
  return (
    <StaffApi>
      <ToastProvider>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:px-4 focus:py-2"
        >
          Skip to content
        </a>
        <AdminHeader />
        <StaffMain />
        <footer className="px-[clamp(1rem,2.5vw,2.5rem)] py-6 text-center text-xs text-muted">
          Powered by Tideline {VERSION}
        </footer>
        <FailureWatch />
        <LoadAhead />
      </ToastProvider>
    </StaffApi>
  );
}

/** The pages with an editor. */
const EDITORS: ReadonlySet<string> = new Set(['/admin/blog', '/admin/issue']);

/** The page. While sign-in is open over it, people's data is hidden; the text in the editor stays. */
function StaffMain() {
  const isEditing = useRouterState({
    select: ({ location: { pathname, search } }) =>
      pathname.startsWith('/admin/pages/') || (EDITORS.has(pathname) && isEditorOpen(search)),
  });
  const isHidden = useSignInWanted() && !isEditing;
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        'mx-auto w-full max-w-[96rem] px-[clamp(1rem,2.5vw,2.5rem)] text-[0.9375rem] wrap-anywhere',
        isHidden && 'invisible',
      )}
    >
      <Outlet />
    </main>
  );
}
