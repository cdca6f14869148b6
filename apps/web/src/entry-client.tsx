/** The browser's door: takes over the page that the server has rendered. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { api } from './api.ts';
import { endFirstLook, layOutTheRest } from './lib/first-look.ts';
import { receivePageData } from './lib/page-data.ts';
import { makeRouter } from './router.tsx';
import './styles.css';

void takeOver();

/** In short pieces, between which the browser answers to whoever uses the page already. */
async function takeOver() {
  await nextTask();
  receivePageData();
  const router = makeRouter({ api, origin: location.origin });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) endFirstLook();
  });
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
        <LayOutTheRest />
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

/** Only once React has compared the whole page with the server's: what is laid out gets a style of its own meanwhile. */
function LayOutTheRest() {
  useEffect(() => void layOutTheRest(), []);
  return null;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
