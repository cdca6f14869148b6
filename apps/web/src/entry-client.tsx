/** The browser's door: takes over the page that the server has rendered. */
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadApi } from './lib/calls/load-api.ts';
import { endFirstLook, layOutTheRest } from './lib/page-start/first-look.ts';
import { receivePageData } from './lib/page-start/page-data.ts';
import { makeRouter } from './router.tsx';
import './styles.css';

void takeOver();

/** In short pieces, between which the browser answers to whoever uses the page already. */
async function takeOver() {
  await nextTask();
  receivePageData();
  const router = makeRouter({ loadApi, origin: location.origin });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) endFirstLook();
  });
  // Before React begins, which would otherwise begin twice.
  await hydrate(router);
  delete window.$_TSR;
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page router={router} />
      </StrictMode>,
      {
        onRecoverableError(error) {
          // React mends such a difference between server and browser silently; the end-to-end tests must see it.
          console.error(error);
        },
      },
    );
  });
}

/** What the server has rendered, and nothing beside it, so that React gives parts the names that they have there. */
function Page({ router }: { router: AnyRouter }) {
  // Only once React has compared the whole page with the server's: what is laid out gets a style of its own meanwhile.
  useEffect(() => void layOutTheRest(), []);
  return <RouterProvider router={router} />;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
