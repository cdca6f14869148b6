/** The browser's door: takes over the page that the server has rendered. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { api } from './api.ts';
import { makeRouter } from './router.tsx';
import './styles.css';

const router = makeRouter({ api, origin: location.origin });

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
  {
    onRecoverableError(error) {
      // React mends such a difference between server and browser silently; the end-to-end tests must see it.
      console.error(error);
    },
  },
);
