/** The web app's browser entry: hydrates the page that the server has rendered. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadApi } from './lib/calls/load-api.ts';
import { takeIssueLink } from './lib/page-start/issue-link.ts';
import { whenIdle } from './lib/page-start/when-idle.ts';
import { makeRouter } from './router.tsx';

// A built page contains its styles. In development this import replaces them when they change.
if (import.meta.env.DEV) void import('./styles.css');

takeIssueLink();
const router = makeRouter({ loadApi });
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {
      onRecoverableError(error) {
        // React silently repairs such a difference between server and browser; the end-to-end tests must see it.
        // In the frame of the editor, a part can be hydrated after its copy has changed.
        if (!frameElement) console.error(error);
      },
    },
  );
});

// Only the staff area can frame a page of the site, to edit it.
if (frameElement) {
  void import('./features/page-editing/frame.ts').then(({ editInFrame }) => editInFrame(router.options.context.copy));
}

// Idle: it must not delay the first page.
whenIdle(() => {
  import('./lib/trail/collect-trail.ts')
    .then(({ collectTrail }) =>
      collectTrail((note) => router.subscribe('onRendered', ({ hrefChanged }) => (hrefChanged ? note() : undefined))),
    )
    .catch(() => undefined); // a missing trail is not the visitor's concern
});
