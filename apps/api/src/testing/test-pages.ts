import type { AppOptions } from '../app.ts';
import type { RenderPage } from '../pages/page-source.ts';

/**
 * Pages for a test server, rendered by `render`. Any folder will do where no file is asked for; null means that Vite
 * serves the sources, and that nothing is kept.
 */
export function testPages(render: RenderPage, clientDir: string | null): NonNullable<AppOptions['openPages']> {
  return async () => ({
    loadRenderer: async () => render,
    loadCardTexts: async () => ({}),
    manifest: { routes: {} },
    clientDir,
  });
}
