import { useState } from 'react';
import { AddToReleaseDialog, type AddToReleaseDialogProps } from '../../staff/releases/add-to-release-dialog.tsx';
import { useOpenReleases } from '../../staff/releases/use-open-releases.ts';
import { Button } from '../../ui/controls/button.tsx';

export type ReleaseButtonProps = Pick<AddToReleaseDialogProps, 'save' | 'onAdded'> & { id: string; isBusy: boolean };

/** Adds the draft of a page to a release, or names the one that it is in. */
export function ReleaseButton({ id, isBusy, save, onAdded }: ReleaseButtonProps) {
  const part = { kind: 'page', objectId: id } as const;
  const releases = useOpenReleases(part);
  const [isOpen, setIsOpen] = useState(false);
  if (!releases) return null;
  if (releases.own) {
    return (
      <p className="max-w-60 truncate text-sm text-muted">
        In “<bdi>{releases.own.name}</bdi>”
      </p>
    );
  }
  return (
    <>
      <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setIsOpen(true)}>
        Release…
      </Button>
      {isOpen ? (
        <AddToReleaseDialog {...{ part, save, onAdded }} releases={releases.open} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
