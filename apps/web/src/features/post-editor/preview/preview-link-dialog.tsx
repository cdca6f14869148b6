import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';

export type PreviewLinkDialogProps = { link: string; onClose: () => void };

/** A link to be copied by hand, where the browser does not let the page do it. */
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
