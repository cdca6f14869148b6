import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type PublishCheckDialogProps = {
  /** Nouns such as `title`; at least one. */
  missing: readonly string[];
  onPublish: () => void;
  onClose: () => void;
};

/** Asks once more before something incomplete goes public. */
export function PublishCheckDialog({ missing, onPublish, onClose }: PublishCheckDialogProps) {
  return (
    <Dialog open title="Publish anyway?" onClose={onClose}>
      <div className="grid gap-6">
        <p className="text-muted">This post has no {missing.join(' and no ')}. Readers would see it like this.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={onPublish}>Publish anyway</Button>
        </div>
      </div>
    </Dialog>
  );
}
