import { createRootRouteWithContext, HeadContent, Outlet, ScriptOnce, Scripts } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { SiteBrand } from '@tideline/domain/brand/brand';
import { siteFailed } from '@tideline/copy/notices/page-failed';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // In the context, so that every page's loader and head can name the site: `context.site`, `match.context.site`.
  beforeLoad: async ({ context }) => ({ site: await context.settings.read() }),
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: context.site.siteTitle },
      ...(context.site.brand ? [{ name: 'theme-color', content: context.site.brand.themeColor }] : []),
    ],
    links: [
      { rel: 'icon', href: inLook('/favicon.ico', context.site.brand), sizes: '32x32' },
      { rel: 'icon', href: inLook('/favicon.svg', context.site.brand), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: inLook('/apple-touch-icon.png', context.site.brand) },
      { rel: 'manifest', href: inLook('/site.webmanifest', context.site.brand) },
    ],
  }),
  component: RootPage,
  errorComponent: RootError,
});

/** The address of an icon: other for each look, because browsers keep them for long. */
function inLook(path: string, brand: SiteBrand | undefined): string {
  return brand ? `${path}?v=${brand.key}` : path;
}

/**
 * Runs before the first paint: sets the stored or the system's theme, so that no other one flashes, and tells the style
 * sheet that scripts run, and whether the browser has a session of staff (`authToken` is the key of lib/session).
 */
const BEFORE_PAINT = `(function(){var c=document.documentElement.classList,t=null;try{t=localStorage.getItem('theme');
c.toggle('staff',!!localStorage.getItem('authToken'))}catch(e){}
c.replace('no-js','js');c.toggle('dark',t?t==='dark':matchMedia('(prefers-color-scheme: dark)').matches)})()`;

function RootPage() {
  return (
    <RootDocument>
      <Outlet />
    </RootDocument>
  );
}

function RootError() {
  return (
    <RootDocument>
      <main>
        <h1>{siteFailed.heading}</h1>
        <p>{siteFailed.text}</p>
      </main>
    </RootDocument>
  );
}

function RootDocument({ children }: { children: ReactNode }) {
  // The end-to-end tests wait for it.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    // The script below changes the class before hydration.
    <html lang="en" className="no-js" suppressHydrationWarning>
      <head>
        <ScriptOnce>{BEFORE_PAINT}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
