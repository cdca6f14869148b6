import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { sanitiseHtml } from '../../../lib/text/sanitise-html.ts';
import { BodyHtml } from '../../../ui/sections/body-html.tsx';

/** A body in Markdown, rendered by the code that renders the public page. */
export const PreviewBody = memo(function PreviewBody({ content }: { content: string }) {
  const { client } = trpc.useUtils();
  const preview = useQuery({
    queryKey: ['post-preview', content],
    queryFn: async ({ signal }) => sanitiseHtml((await client.posts.preview.mutate({ content }, { signal })).html),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  });
  return (
    <>
      {preview.isError ? (
        <output className="type-label text-danger">The preview has stopped: {errorMessage(preview.error)}</output>
      ) : null}
      {preview.data === undefined ? null : (
        // Layout of the preview stays independent of the text field beside it, which keeps typing fast.
        <BodyHtml
          keepsAddress
          html={preview.data}
          className="min-w-0 text-base! [contain:content] [&>:first-child]:mt-0"
        />
      )}
    </>
  );
});
