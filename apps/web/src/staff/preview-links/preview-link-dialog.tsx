import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

export type PreviewLinkDialogProps = { link: string; onClose: () => void };

/** Shows a link for manual copying, where clipboard access was refused. */
export function PreviewLinkDialog({ link, onClose }: PreviewLinkDialogProps) {
  return (
    <Dialog open title="Preview link" size="md" onClose={onClose}>
      <TextField
        label="Link"
        hint="Copy it from here: this browser does not let the page do it."
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
