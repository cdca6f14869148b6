import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { loadEditorParts } from '../../features/post-editor/editor-parts.ts';
import { useLoadAhead } from '../../lib/page-start/use-load-ahead.ts';

/**
 * Loads every screen and error display of the staff area, in case the connection is lost or a deployment removes the
 * files: the router would reload the page for a missing file.
 */
export function LoadAhead() {
  const router = useRouter();
  useLoadAhead(useCallback(() => loadScreens(router), [router]));
  return null;
}

async function loadScreens(router: AnyRouter): Promise<void> {
  const screens = Object.values<AnyRouter['routeTree']>(router.routesById).filter(({ id }) => id.startsWith('/admin'));
  const parts = screens.flatMap(({ options }) => [options.component, options.errorComponent]);
  await Promise.all(parts.map((part) => (typeof part === 'function' ? part.preload?.() : undefined)));
  await loadEditorParts();
}
