import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { VERSION } from '@tideline/domain/site/version';
import { StaffApi } from '../../lib/calls/staff-api.tsx';
import { loadToastRegion, ToastProvider } from '../../ui/overlays/toast.tsx';
import { AdminHeader } from './-admin-header.tsx';
import { FailureWatch } from './-failure-watch.tsx';

/** What every page of the staff area stands in. */
export function AdminLayout() {
  const router = useRouter();
  useEffect(() => {
    // What public pages have shown before may change in here.
    router.clearCache();
  }, [router]);
  useEffect(() => {
    // What is needed when something fails must be there before the connection goes: without it, the page reloads itself
    // for the missing file, and the text on it is gone from sight.
    async function prepareForFailure() {
      const { errorComponent } = router.routesById['/admin'].options;
      await loadToastRegion();
      if (typeof errorComponent === 'function') await errorComponent.preload?.();
    }
    prepareForFailure().catch(() => undefined);
  }, [router]);
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
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[96rem] px-[clamp(1rem,2.5vw,2.5rem)] text-[0.9375rem]"
        >
          <Outlet />
        </main>
        <footer className="px-[clamp(1rem,2.5vw,2.5rem)] py-6 text-center text-xs text-muted">
          Tideline {VERSION}
        </footer>
        <FailureWatch />
      </ToastProvider>
    </StaffApi>
  );
}
