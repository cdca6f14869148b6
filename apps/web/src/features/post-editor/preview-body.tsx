import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../trpc.ts';
import { classNames } from '../../ui/class-names.ts';
import { showBlocks } from './preview-blocks.ts';

/** From this many blocks on, the browser lays out only those in sight. */
const MANY_BLOCKS = 100;

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
      <div
        ref={container}
        className={classNames(
          'prose text-base!',
          blocks && blocks.length > MANY_BLOCKS && '*:[contain-intrinsic-size:auto_5rem] *:[content-visibility:auto]',
        )}
      />
    </>
  );
});
