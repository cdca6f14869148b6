import { ArrowDown, ArrowUp } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { IconButton } from '../../../staff/kit/buttons/icon-button.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';

/** The order of the case studies. Each move is public at once. */
export function StudyOrderDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const order = trpc.pages.studyOrder.useQuery(undefined, { meta: { failure: 'Failed to fetch the case studies' } });
  const save = trpc.pages.saveStudyOrder.useMutation({
    meta: { failure: 'Failed to move the case study' },
    onSuccess: (studies) => utils.pages.studyOrder.setData(undefined, studies),
  });
  function move(ids: string[], from: number, to: number) {
    save.mutate({ ids: ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '') });
  }
  return (
    <Dialog open title="Order of the case studies" onClose={onClose}>
      <p className="text-muted">Home shows the first three. Visitors see a new order at once.</p>
      <QueryPanel query={order} skeleton={<Skeleton className="mt-4 h-32 w-full" />}>
        {(studies) => (
          <ol className="mt-4">
            {studies.map(({ id, name }, at) => (
              <li key={id} className="flex items-center gap-2 border-b border-line py-1">
                <UserText text={name} className="min-w-0 flex-1" />
                {([-1, 1] as const).map((by) => (
                  <IconButton
                    key={by}
                    label={`Move ${by < 0 ? 'up' : 'down'}: ${name}`}
                    isDisabled={save.isPending || studies[at + by] === undefined}
                    onClick={() =>
                      move(
                        studies.map((study) => study.id),
                        at,
                        at + by,
                      )
                    }
                  >
                    {by < 0 ? (
                      <ArrowUp aria-hidden="true" className="icon" />
                    ) : (
                      <ArrowDown aria-hidden="true" className="icon" />
                    )}
                  </IconButton>
                ))}
              </li>
            ))}
          </ol>
        )}
      </QueryPanel>
    </Dialog>
  );
}
