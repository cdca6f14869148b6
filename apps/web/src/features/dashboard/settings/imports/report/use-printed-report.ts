import { useMutation } from '@tanstack/react-query';
import { PAGE_LIMIT_MAX } from '@tideline/domain/entity/page';
import type { ImportItem } from '@tideline/domain/moving/site-import';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../../../../lib/calls/trpc.ts';
import type { ItemFilters } from './item-filters.ts';

/** All things of a report, on every page of the list, while they are printed; null otherwise. */
export function usePrintedReport(id: string, filters: ItemFilters) {
  const { client } = trpc.useUtils();
  const [printed, setPrinted] = useState<ImportItem[] | null>(null);
  const print = useMutation({
    meta: { failure: 'Failed to fetch the report' },
    mutationFn: async () => {
      const items: ImportItem[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.imports.items.query({ id, ...filters, limit: PAGE_LIMIT_MAX, cursor });
        items.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return items;
    },
    onSuccess: (items) => {
      // Some browsers go on while their dialog is open.
      window.addEventListener('afterprint', () => setPrinted(null), { once: true });
      flushSync(() => setPrinted(items));
      window.print();
    },
  });
  return { printed, print };
}
