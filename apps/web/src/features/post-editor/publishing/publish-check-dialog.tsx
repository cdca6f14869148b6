import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export type PublishCheckDialogProps = {
  /** Nouns such as `title`. */
  missing: readonly string[];
  onPublish: () => void;
  onClose: () => void;
};

/** Confirmation before a post without a title or content goes public. */
export function PublishCheckDialog({ missing, onPublish, onClose }: PublishCheckDialogProps) {
  return (
    <Dialog open title="Publish anyway?" onClose={onClose}>
      <div className="grid gap-6">
        <p>This post has no {missing.join(' and no ')}. Readers would see it like this.</p>
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
