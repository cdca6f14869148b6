import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export type PublishCheckDialogProps = {
  /** Nouns such as `title`. */
  missing: readonly string[];
  /** Sentences. */
  warnings: readonly string[];
  onPublish: () => void;
  onClose: () => void;
};

/** Confirmation before an incomplete post goes public. */
export function PublishCheckDialog({ missing, warnings, onPublish, onClose }: PublishCheckDialogProps) {
  return (
    <Dialog open title="Publish anyway?" onClose={onClose}>
      <div className="grid gap-6">
        {missing.length === 0 ? null : (
          <p>This post has no {missing.join(' and no ')}. Readers would see it like this.</p>
        )}
        {warnings.length === 0 ? null : (
          <ul className="grid list-disc gap-1 pl-5 text-muted">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
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
