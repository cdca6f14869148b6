import type { ScheduledExport } from '@tideline/domain/moving/scheduled-export';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { sizeText } from '../../../../lib/text/size-text.ts';
import { useOpenDialog } from '../../../../lib/forms/use-open-dialog.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { DownloadStored } from '../../confirmation/download-stored.tsx';

/** The archives that lie on the server, newest first, each with its download. */
export function StoredArchives() {
  const timeZone = useTimeZone();
  const utils = trpc.useUtils();
  const [removing, openDialog, closeDialog] = useOpenDialog<ScheduledExport>();
  const list = trpc.scheduledExports.list.useQuery(undefined, { meta: { failure: 'Failed to fetch the archives' } });
  const remove = trpc.scheduledExports.remove.useMutation({
    onSuccess: async () => {
      closeDialog();
      await utils.scheduledExports.list.invalidate();
    },
  });
  return (
    <>
      <QueryPanel query={list} empty={<p className="text-sm text-muted">No archive has been written yet.</p>}>
        {(archives) => (
          <ul className="border-t border-line">
            {archives.map((archive) => (
              <li
                key={archive.fileName}
                className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-sm"
              >
                <span className="font-[560]">{formatDateTime(archive.madeAt, timeZone)}</span>
                <span className="text-muted">{sizeText(archive.bytes)}</span>
                {archive.hasPeople ? <span>With people</span> : null}
                <DownloadStored
                  folder="/api/exports"
                  fileName={archive.fileName}
                  what="archive"
                  content={
                    archive.hasPeople
                      ? 'The file holds the personal data of all subscribers and inquiries.'
                      : 'The file holds drafts that are not public yet.'
                  }
                  hasPeople={archive.hasPeople}
                />
                <RowButton act="Delete" name={archive.fileName} onClick={() => openDialog(archive)} />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
      {removing ? (
        <ConfirmDialog
          title="Delete this archive?"
          act={remove}
          onConfirm={() => remove.mutate({ fileName: removing.fileName })}
          onClose={() => {
            remove.reset();
            closeDialog();
          }}
        >
          <p>The archive of {formatDateTime(removing.madeAt, timeZone)} is deleted from the server, for good.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
