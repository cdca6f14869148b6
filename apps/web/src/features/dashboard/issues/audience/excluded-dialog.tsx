import {
  exclusionLabel,
  type Audience,
  type AudienceCounts,
  type ExclusionReason,
} from '@tideline/domain/newsletter/audience';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { LoadMore } from '../../../../staff/kit/lists/load-more.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { TableSkeleton } from '../../lists/table-skeleton.tsx';

const PAGE_SIZE = 50;

export type ExcludedDialogProps = {
  audience: Audience;
  counts: AudienceCounts['excluded'];
  onClose: () => void;
};

/** The subscribers who do not get an issue, each with the reason. */
export function ExcludedDialog({ audience, counts, onClose }: ExcludedDialogProps) {
  const [reason, setReason] = useState<ExclusionReason | undefined>();
  const list = trpc.issues.audience.excluded.useInfiniteQuery(
    { audience, reason, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, meta: { failure: 'Failed to fetch the excluded' } },
  );
  const readers = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog open title="Excluded" size="md" onClose={onClose}>
      <div className="grid gap-4">
        <FilterSelect
          label="Reason"
          className="w-full sm:w-72"
          value={reason ?? ''}
          all="All reasons"
          options={counts.map(({ reason: value, count }) => ({
            value,
            label: `${exclusionLabel(value, audience)} (${count.toLocaleString('en-US')})`,
          }))}
          onChoose={setReason}
        />
        <LoadFailure query={list} />
        {list.isPending ? <TableSkeleton /> : null}
        {readers.length > 0 ? (
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line-strong text-left text-muted">
                <th scope="col" className="py-2 font-[560]">
                  Address
                </th>
                <th scope="col" className="py-2 font-[560]">
                  Reason
                </th>
              </tr>
            </thead>
            <tbody>
              {readers.map((reader) => (
                <tr key={reader.id} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 text-left font-normal">
                    <UserText text={reader.email} />
                  </th>
                  <td className="py-2 align-top">{exclusionLabel(reader.reason, audience)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <LoadMore list={list} />
      </div>
    </Dialog>
  );
}
