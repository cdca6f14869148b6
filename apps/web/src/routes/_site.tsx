import { createFileRoute, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import textFont from '../fonts/instrument-sans.woff2?url';
import { controlLabels } from '@tideline/copy/site';
import { usePageViews } from '../features/page-views/use-page-views.ts';
import { SiteFooter } from '../features/site-footer/site-footer.tsx';
import { SiteHeader } from '../features/site-header/site-header.tsx';
import { ThemeToggle } from '../features/theme/theme-toggle.tsx';
import { preloadQuestions } from '../questions/form-questions.tsx';
import { CopyContext } from '../lib/copy/use-copy.ts';
import { LookContext } from '../ui/drawing/look-context.ts';
import { ToastProvider } from '../ui/overlays/toast.tsx';

const SignIn = lazy(async () => {
  const { SignIn } = await import('./-sign-in.tsx');
  return { default: SignIn };
});

export const Route = createFileRoute('/_site')({
  loader: async ({ context }) => {
    const api = await context.loadApi();
    const [workPictures, latestIssue, calls] = await Promise.all([
      api.workPictures.list.query(), // read by every drawn work sample: `useWorkPicture`
      api.issues.archive.latest.query(), // read with the sign-up forms: `useLatestIssue`
      api.bookings.offer.query(), // read by the link to a call: `DiscoveryCallLink`
      context.copy.load('frame', 'contact', 'newsletter', 'not-found'),
    ]);
    if (import.meta.env.SSR) await preloadQuestions(context.copy); // the browser has it from hydrating
    return { workPictures, latestIssue, calls };
  },
  head: ({ match }) => ({
    links: [
      {
        rel: 'preload',
        href: match.context.site.brand?.textFont ?? textFont,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      },
      { rel: 'alternate', type: 'application/rss+xml', title: 'RSS', href: '/rss.xml' },
      { rel: 'alternate', type: 'application/feed+json', title: 'JSON Feed', href: '/feed.json' },
    ],
  }),
  component: SiteLayout,
});

function SiteLayout() {
  const { site, copy } = Route.useRouteContext();
  const read = useSyncExternalStore(copy.subscribe, copy.reader, copy.reader);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const navigate = useNavigate();
  const [isSignInOpen, setIsSignInOpen] = useState(false);
  usePageViews(pathname);

  return (
    <CopyContext value={read}>
      <LookContext value={site.brand?.key ?? ''}>
        <ToastProvider>
          <a
            href="#content"
            className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-fill px-4 py-3 font-semibold text-on-fill focus:translate-y-0"
          >
            {controlLabels.skipToContent}
          </a>
          <SiteHeader site={site}>
            <ThemeToggle />
          </SiteHeader>
          <main id="content" tabIndex={-1} className="overflow-x-clip">
            <Outlet />
          </main>
          <SiteFooter site={site} onSecretKnock={() => setIsSignInOpen(true)} />
          {isSignInOpen ? (
            <Suspense>
              <SignIn
                onClose={() => setIsSignInOpen(false)}
                onSignedIn={() => {
                  setIsSignInOpen(false);
                  void navigate({ to: '/admin' });
                }}
              />
            </Suspense>
          ) : null}
        </ToastProvider>
      </LookContext>
    </CopyContext>
  );
}
