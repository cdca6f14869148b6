import type { AppOptions } from '../app.ts';
import type { RenderPage } from '../doors/pages/page-source.ts';

/**
 * Pages for a test server, rendered by `render`. `clientDir` is any folder if the test requests no files; null stands for
 * development with Vite, where nothing is cached.
 */
export function testPages(render: RenderPage, clientDir: string | null): NonNullable<AppOptions['openPages']> {
  return async () => ({
    loadRenderer: async () => render,
    loadCardTexts: async () => ({}),
    loadPageHeads: async () => ({}),
    manifest: { routes: {} },
    clientDir,
  });
}
