import type { CopyValues } from '@tideline/domain/page/page-document';
import { useEffect } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';

/** The field with the text of a plain page. */
export const TEXT_FIELD = 'page.markdown';
const PAUSE_MS = 200;

/** The text of a plain page as the server renders it, after a pause in typing; undefined for other pages, and before the first answer. */
export function useRenderedText(sections: Record<string, unknown>, values: CopyValues): string | undefined {
  const { page } = sections as { page?: { markdown?: string } };
  const text = values[TEXT_FIELD] ?? page?.markdown;
  const { mutate, data } = trpc.posts.preview.useMutation({ meta: { failure: 'Failed to show the text' } });
  useEffect(() => {
    if (typeof text !== 'string') return undefined;
    const timer = setTimeout(() => mutate({ content: text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, mutate]);
  return data?.html;
}
