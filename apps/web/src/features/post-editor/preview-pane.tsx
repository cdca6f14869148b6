import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { placeholderUrl, resolveImageUrl } from '@tideline/domain/image-url';
import { UNTITLED_POST } from '@tideline/domain/post';
import { memo } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { sanitiseHtml } from '../../lib/sanitise-html.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { trpc } from '../../trpc.ts';

/** How long the typing rests before the preview follows it, in milliseconds. */
const PREVIEW_DELAY_MS = 400;

export type PreviewPaneProps = { title: string; excerpt: string; content: string; featuredImageUrl: string };

/** The post as readers will see it, rendered by the very code that renders the public page. */
export function PreviewPane({ title, excerpt, content, featuredImageUrl }: PreviewPaneProps) {
  const settled = useDebounced(content, PREVIEW_DELAY_MS);
  return (
    <section aria-label="Preview" className="grid gap-5">
      <div>
        <p className="type-title text-title">{title.trim() || UNTITLED_POST}</p>
        {excerpt.trim() ? <p className="mt-2 text-lead text-muted">{excerpt}</p> : null}
      </div>
      {featuredImageUrl.trim() ? <FeaturedImage key={featuredImageUrl} address={featuredImageUrl} /> : null}
      <Body content={settled} />
    </section>
  );
}

/** Takes part in a keystroke only when the typing has rested: a long text is costly to compare and to show. */
const Body = memo(function Body({ content }: { content: string }) {
  const { client } = trpc.useUtils();
  const preview = useQuery({
    queryKey: ['post-preview', content],
    queryFn: async ({ signal }) => {
      const { html } = await client.posts.preview.mutate({ content }, { signal });
      return sanitiseHtml(html);
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <>
      {preview.isError ? (
        <output className="type-label text-danger">The preview stands still: {errorMessage(preview.error)}</output>
      ) : null}
      {/* oxlint-disable-next-line react/no-danger -- safe by construction on the server, sanitised once more above */}
      <div className="prose text-base!" dangerouslySetInnerHTML={{ __html: preview.data ?? '' }} />
    </>
  );
});

function FeaturedImage({ address }: { address: string }) {
  const placeholder = placeholderUrl(800, 400);
  return (
    <img
      src={resolveImageUrl(address, placeholder)}
      alt=""
      className="aspect-2/1 w-full rounded-[3px] bg-sunk object-cover"
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(placeholder)) currentTarget.src = placeholder;
      }}
    />
  );
}
