import type { Brand } from '@tideline/domain/brand/brand';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { DateText } from '../../../../staff/time/date-text.tsx';

export type BrandVersionsProps = {
  /** The one in use; 0 before the first save. */
  version: number;
  onChoose: (brand: Brand) => void;
};

/** Looks that were saved before, to choose again. */
export function BrandVersions({ version, onChoose }: BrandVersionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const revisions = trpc.brand.revisions.useQuery(undefined, {
    enabled: isOpen,
    meta: { failure: 'Failed to fetch earlier looks' },
  });
  if (version === 0) return null;
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Earlier looks</summary>
      <LoadFailure query={revisions} />
      <ol className="border-t border-line">
        {revisions.data?.map(({ version: number, savedAt, savedBy, brand }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="flex" aria-hidden="true">
              {Object.entries(brand.colors).map(([name, color]) => (
                <span key={name} className="size-5" style={{ backgroundColor: color }} />
              ))}
            </span>
            <span className="mr-auto text-sm text-muted">
              <DateText iso={savedAt} /> by <bdi>{savedBy}</bdi>
              {number === version ? ', in use' : ''}
            </span>
            <RowButton act="Choose" name={`version ${number}`} onClick={() => onChoose(brand)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
