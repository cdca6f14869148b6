import { CARD_SIZE } from '@tideline/artwork/prints/social-card';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useDebounced } from '../../../lib/forms/use-debounced.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';

export type DrawnCardProps = {
  card: 'home' | 'post' | 'service' | 'caseStudy';
  name: string;
  values: CopyValues;
  /** The field with its line, the only one that changes it; null: none. */
  field: string | null;
  /** Where its words are. */
  children?: ReactNode;
};

/** Pause in typing before a card is drawn again, in milliseconds. */
const PAUSE_MS = 500;

/** A card, drawn again when its line changes. */
export function DrawnCard({ card, name, values, field, children }: DrawnCardProps) {
  const line = useDebounced(field === null ? undefined : values[field], PAUSE_MS);
  const { client } = trpc.useUtils();
  const wanted = { card, values: field === null || line === undefined ? {} : { [field]: line } };
  const { data, error } = useQuery({
    queryKey: ['site-card', wanted],
    queryFn: ({ signal }) => client.artwork.previewSiteCard.mutate(wanted, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <figure className="grid gap-2">
      <figcaption className="font-[560]">{name}</figcaption>
      <div className="aspect-[40/21] overflow-hidden border border-line bg-sunk">
        {data ? (
          <img
            src={data.dataUrl}
            alt={`Card: ${name}`}
            width={CARD_SIZE.width}
            height={CARD_SIZE.height}
            className="h-full w-full"
          />
        ) : null}
      </div>
      {error ? (
        <output className="type-label text-danger">The card could not be drawn: {errorMessage(error)}</output>
      ) : null}
      {children ? <p className="text-sm text-muted">{children}</p> : null}
    </figure>
  );
}
