import type { Page } from '@playwright/test';

/** Everything that the browser stores for the site beyond the life of a tab: localStorage entries and IndexedDB rows. */
export async function storedInBrowser(page: Page): Promise<{ entries: Record<string, string>; texts: unknown[] }> {
  return page.evaluate(async () => {
    const texts: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve);
      });
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          reading.addEventListener('success', resolve);
        });
        texts.push(...reading.result);
      }
      opening.result.close();
    }
    return { entries: Object.fromEntries(Object.entries<string>(localStorage)), texts };
  });
}
