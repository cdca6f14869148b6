import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { showBlocks } from './preview-blocks.ts';

/** A body in Markdown as the public page shows it. Takes part in a keystroke only when the typing has rested. */
export const PreviewBody = memo(function PreviewBody({ content }: { content: string }) {
  const { client } = trpc.useUtils();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly string[]>([]);
  const preview = useQuery({
    queryKey: ['post-preview', content],
    queryFn: async ({ signal }) => (await client.posts.preview.mutate({ content }, { signal })).blocks,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  });
  const blocks = preview.data;

  useEffect(() => {
    const element = container.current;
    if (!element || !blocks) return undefined;
    const calledOff = new AbortController();
    async function show(container: Element, after: readonly string[]) {
      if (await showBlocks(container, shown.current, after, calledOff.signal)) shown.current = after;
    }
    // Out of reach: the preview stands still until the next text comes.
    show(element, blocks).catch(() => undefined);
    return () => calledOff.abort();
  }, [blocks]);

  return (
    <>
      {preview.isError ? (
        <output className="type-label text-danger">The preview stands still: {errorMessage(preview.error)}</output>
      ) : null}
      {/* A box of its own: what is typed beside it costs it nothing. */}
      <div ref={container} className="prose text-base! [contain:content] [&>:first-child]:mt-0" />
    </>
  );
});
