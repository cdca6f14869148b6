import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useHydrated,
  useRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFailed } from '../content/notices/page-failed.ts';
import { FIRST_LOOK_CLASS } from '../lib/page-start/first-look.ts';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // In the context, so that every page's loader and head can name the site: `context.site`, `match.context.site`.
  beforeLoad: async ({ context }) => ({ site: await context.settings.read() }),
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: match.context.site.siteTitle },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  component: RootPage,
  errorComponent: RootError,
});

/**
 * Runs before the first paint, so that nobody sees the wrong theme flash by: the stored choice, else the system's. It
 * also tells the style sheet that scripts run, and whether the page is opened at its top: only the entry's name still
 * has what a link to certain words (`#:~:text=`) ends in. Its hash is in the Content-Security-Policy of every page.
 */
const BEFORE_PAINT = `(function(){var c=document.documentElement.classList,n=performance.getEntriesByType('navigation')[0],t=null;try{t=localStorage.getItem('theme')}catch(e){}
c.replace('no-js','js');if(n?.type==='navigate'&&!(location.hash+n.name).includes('#'))c.add('${FIRST_LOOK_CLASS}');
c.toggle('dark',t?t==='dark':matchMedia('(prefers-color-scheme: dark)').matches)})()`;

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
  const scriptMark = useRouter().options.ssr?.nonce;
  // Only the server's page needs it; React may not make a script in the browser (Trusted Types).
  const isAlive = useHydrated();
  return (
    // The script below changes the class before React looks at it.
    <html lang="en" className="no-js" suppressHydrationWarning>
      <head>
        {isAlive ? null : <script nonce={scriptMark}>{BEFORE_PAINT}</script>}
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
