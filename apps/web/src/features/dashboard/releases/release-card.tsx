import type { Release } from '@tideline/domain/release/release';
import { CalendarClock, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import { AddPartDialog } from './add-part-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseState } from './release-state.tsx';
import { ReleaseParts } from './release-parts.tsx';
import { useReleaseLink } from './use-release-link.tsx';

export type ReleaseCardProps = { release: Release; taken: ReadonlySet<string> };

/** A release: its parts, its date, and what can be done with it. */
export function ReleaseCard({ release, taken }: ReleaseCardProps) {
  const { id, name, parts, publishedAt } = release;
  const mayPublish = useMay()('pages.publish');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<'edit' | 'add' | 'publish' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const link = useReleaseLink(id);
  async function handleDone(title: string, text: string) {
    toast({ title, text });
    close();
    await Promise.all([utils.releases, utils.pages, utils.posts, utils.brand].map((read) => read.invalidate()));
  }
  const publish = trpc.releases.publish.useMutation({
    onSuccess: () => handleDone('Release published', 'Visitors see all of it from now on.'),
  });
  const cancel = trpc.releases.cancel.useMutation({
    onSuccess: () => handleDone('Release canceled', 'What was in it stays a draft.'),
  });
  const isOpen = publishedAt === null && mayPublish;
  const quoted = (
    <>
      “<bdi>{name}</bdi>”
    </>
  );
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 text-lg font-[560]">
          <UserText text={name} className="min-w-0!" />
        </h3>
        <ReleaseState release={release} />
        {isOpen ? (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <Button size="sm" variant="secondary" onClick={() => setOpen('add')}>
              Add…
            </Button>
            <Button size="sm" disabled={parts.length === 0} onClick={() => setOpen('publish')}>
              Publish now
            </Button>
            <RowMenu
              name={`Actions for ${name}`}
              items={[
                {
                  id: 'edit',
                  label: 'Name and date…',
                  icon: <CalendarClock aria-hidden="true" className="icon" />,
                  onSelect: () => setOpen('edit'),
                },
                {
                  id: 'link',
                  label: 'Copy preview link',
                  icon: <Link2 aria-hidden="true" className="icon" />,
                  onSelect: link.copy,
                },
                {
                  id: 'cancel',
                  label: 'Cancel release…',
                  icon: <Trash2 aria-hidden="true" className="icon" />,
                  onSelect: () => setOpen('cancel'),
                },
              ]}
            />
          </div>
        ) : null}
      </div>
      <ReleaseParts parts={parts} isOpen={isOpen} />
      {link.dialog}
      {open === 'edit' ? <ReleaseDialog release={release} onClose={close} /> : null}
      {open === 'add' ? <AddPartDialog {...{ release, taken }} onClose={close} /> : null}
      {open === 'publish' ? (
        <ConfirmDialog
          title={<>Publish {quoted}?</>}
          action="Publish"
          pendingAction="Publishing..."
          act={publish}
          onConfirm={() => publish.mutate({ id })}
          onClose={close}
        >
          All of it becomes public at once. If one part cannot be published, none is.
        </ConfirmDialog>
      ) : null}
      {open === 'cancel' ? (
        <ConfirmDialog
          title={<>Cancel {quoted}?</>}
          action="Cancel release"
          pendingAction="Canceling..."
          act={cancel}
          onConfirm={() => cancel.mutate({ id })}
          onClose={close}
        >
          What is in it stays a draft.
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
