import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { MoveButtons } from '../../../staff/kit/buttons/move-buttons.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { useItemDrag } from '../../../staff/kit/lists/use-item-drag.ts';
import { UserText } from '../../../staff/user-text.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';

/** The order of the case studies. Each move is public at once. */
export function StudyOrderDialog({ onClose }: { onClose: () => void }) {
  const order = trpc.pages.studyOrder.useQuery(undefined, { meta: { failure: 'Failed to fetch the case studies' } });
  return (
    <Dialog open title="Order of the case studies" onClose={onClose}>
      <p className="text-muted">Home shows the first three. Visitors see a new order at once.</p>
      <QueryPanel query={order} skeleton={<Skeleton className="mt-4 h-32 w-full" />}>
        {(studies) => <Studies studies={studies} />}
      </QueryPanel>
    </Dialog>
  );
}

/** Dragged to another place, or moved by buttons. */
function Studies({ studies }: { studies: readonly { id: string; name: string }[] }) {
  const utils = trpc.useUtils();
  const [moved, setMoved] = useState('');
  const save = trpc.pages.saveStudyOrder.useMutation({
    meta: { failure: 'Failed to move the case study' },
    onSuccess: (after) => utils.pages.studyOrder.setData(undefined, after),
  });
  const ids = studies.map(({ id }) => id);
  const dragOf = useItemDrag(ids, move);
  function move(id: string, to: number) {
    if (save.isPending) return;
    const { name } = studies.find((study) => study.id === id) ?? {};
    const after = ids.filter((other) => other !== id).toSpliced(to, 0, id);
    save.mutate({ ids: after }, { onSuccess: () => setMoved(`${name} is now ${to + 1} of ${ids.length}.`) });
  }
  return (
    <>
      <ol className="mt-4">
        {studies.map(({ id, name }, at) => {
          const { row, grip, isOver } = dragOf(id);
          return (
            <li
              key={id}
              {...row}
              className={classNames('flex items-center gap-2 border-b border-line py-1', isOver && 'bg-tint')}
            >
              <span
                {...grip}
                aria-hidden="true"
                title="Drag to another place"
                className="grid h-9 w-6 shrink-0 cursor-grab place-items-center text-muted hover:text-ink pointer-coarse:hidden"
              >
                <GripVertical className="icon" />
              </span>
              <UserText text={name} className="min-w-0 flex-1" />
              <MoveButtons
                name={name}
                isFirst={at === 0}
                isLast={at === studies.length - 1}
                isDisabled={save.isPending}
                onMove={(by) => move(id, at + by)}
              />
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{moved}</output>
    </>
  );
}
