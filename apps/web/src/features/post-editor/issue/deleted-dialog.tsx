import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export type DeletedDialogProps = { onSaveAsNew: () => void; onClose: () => void };

/** Offers to save the text of an issue that was deleted while it was edited. */
export function DeletedDialog({ onSaveAsNew, onClose }: DeletedDialogProps) {
  return (
    <Dialog open title="This issue was deleted" size="md" onClose={onClose}>
      <div className="grid gap-6">
        <p className="text-muted">
          Someone deleted it while you were writing. Your text is still here and can be saved as a new issue.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={onSaveAsNew}>Save as a new issue</Button>
        </div>
      </div>
    </Dialog>
  );
}
