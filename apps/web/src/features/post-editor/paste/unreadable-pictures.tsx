import { Button } from '../../../ui/controls/button.tsx';

export type UnreadablePicturesProps = { count: number; onDismiss: () => void };

/** Says which pictures a paste lacks. Word, for one, gives the address of a file on its own computer. */
export function UnreadablePictures({ count, onDismiss }: UnreadablePicturesProps) {
  if (count === 0) return null;
  return (
    <output className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line-strong bg-sunk px-4 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-64">
        {count === 1 ? '1 picture was not in the clipboard.' : `${count} pictures were not in the clipboard.`} Copy each
        one on its own in the other program and paste it here.
      </span>
      <Button size="sm" variant="quiet" onClick={onDismiss}>
        Dismiss
      </Button>
    </output>
  );
}
