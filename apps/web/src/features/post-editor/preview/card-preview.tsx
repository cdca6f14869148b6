import { keepPreviousData } from '@tanstack/react-query';
import { UNTITLED_POST } from '@tideline/domain/post/post';
import { CARD_SIZE } from '@tideline/artwork/prints/social-card';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';
import { trpc } from '../../../lib/calls/trpc.ts';

/** Pause in typing before the social card is rendered again, in milliseconds. */
const CARD_DELAY_MS = 700;

export type CardPreviewProps = {
  title: string;
  category: string;
  /** Null before the first save. */
  postKey: string | null;
};

/** Preview of the social card, rendered by the server. */
export function CardPreview({ title, category, postKey }: CardPreviewProps) {
  const settledTitle = useDebounced(title, CARD_DELAY_MS);
  const { data, error } = trpc.artwork.previewCard.useQuery(
    { key: postKey, title: settledTitle, category },
    { placeholderData: keepPreviousData, gcTime: 0 },
  );
  return (
    <section aria-label="Social card preview" className="grid gap-2">
      <p className="text-xs text-muted">Shown with a link to this post on social networks</p>
      <div className="aspect-[40/21] overflow-hidden rounded-[6px] border border-line bg-sunk">
        {data ? (
          <img
            src={data.dataUrl}
            alt={`Card with the title “${settledTitle.trim() || UNTITLED_POST}”`}
            width={CARD_SIZE.width}
            height={CARD_SIZE.height}
            className="h-full w-full"
          />
        ) : null}
      </div>
      {error ? (
        <output className="type-label text-danger">The card could not be drawn: {errorMessage(error)}</output>
      ) : null}
    </section>
  );
}
