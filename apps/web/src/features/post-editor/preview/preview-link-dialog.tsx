import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';

export type PreviewLinkDialogProps = { link: string; onClose: () => void };

/** Shows a link for manual copying, where clipboard access was refused. */
export function PreviewLinkDialog({ link, onClose }: PreviewLinkDialogProps) {
  return (
    <Dialog open title="Preview link" size="md" onClose={onClose}>
      <Field label="Link" hint="Copy it from here: this browser does not let the page do it.">
        {(control) => (
          <Input {...control} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
    </Dialog>
  );
}
