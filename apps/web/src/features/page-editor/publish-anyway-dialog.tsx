import type { PageFinding } from '@tideline/domain/page/site-finding';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { quantity } from '../../lib/text/quantity.ts';

export type PublishAnywayDialogProps = {
  findings: readonly PageFinding[];
  isPending: boolean;
  /** Shows the field in the editor. */
  onShow: (field: string) => void;
  onPublish: () => void;
  onClose: () => void;
};

/** Says before publishing what visitors would notice. It prevents nothing. */
export function PublishAnywayDialog({ findings, isPending, onShow, onPublish, onClose }: PublishAnywayDialogProps) {
  return (
    <Dialog open title={`${quantity(findings.length, ['thing', 'things'])} worth a look`} onClose={onClose}>
      <div className="grid gap-6">
        <ul className="border-t border-line text-sm">
          {findings.map(({ field, text }) => (
            <li key={`${field} ${text}`} className="flex min-h-11 items-center gap-4 border-b border-line py-2">
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {text}
              </span>
              {field === null ? null : (
                <button
                  type="button"
                  aria-label={`Show: ${text}`}
                  className="min-h-11 font-[560] text-accent hover:underline"
                  onClick={() => onShow(field)}
                >
                  Show
                </button>
              )}
            </li>
          ))}
        </ul>
        <DialogFoot
          action="Publish anyway"
          pendingAction="Publishing..."
          onAction={onPublish}
          {...{ isPending, onClose }}
        />
      </div>
    </Dialog>
  );
}
