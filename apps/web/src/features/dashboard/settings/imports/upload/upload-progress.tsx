import { useBlocker } from '@tanstack/react-router';
import { findToken } from '../../../../../lib/session/session.ts';
import { ConfirmDialog } from '../../../../../staff/kit/dialogs/confirm-dialog.tsx';
import type { Upload } from '../../../../../staff/uploads/use-upload.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { megabytes } from './send-import.ts';

export type UploadProgressProps = { upload: Upload; onCancel: () => void };

/** How much of a file was sent. Leaving asks first. */
export function UploadProgress({ upload: { file, part }, onCancel }: UploadProgressProps) {
  const percent = Math.floor(part * 100);
  const isSent = part >= 1;
  const blocker = useBlocker({
    // At the end of the session, navigation leads to the home page.
    shouldBlockFn: () => findToken() !== null,
    enableBeforeUnload: true,
    withResolver: true,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <progress
          aria-label={`Uploading ${file.name}`}
          max={100}
          value={isSent ? undefined : percent}
          className="h-2 w-full accent-(--accent)"
        />
        <p className="text-sm text-muted tabular-nums">
          {isSent
            ? 'Sent. The server is storing it…'
            : `${percent} % of ${megabytes(file.size)} sent. Keep this page open.`}
        </p>
      </div>
      <Button size="sm" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      {blocker.status === 'blocked' ? (
        <ConfirmDialog
          title="Leave during the upload?"
          action="Leave"
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          <p>The file has not been sent completely. If you leave, it must be sent again.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
