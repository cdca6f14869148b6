import { ImageUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import type { Upload } from '../uploads/use-upload.ts';

/** File types offered by the file dialog. */
const OFFERED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export type UploadPanelProps = {
  upload: Upload | null;
  onFile: (file: File) => void;
  /** Aborts the upload or discards a refused file. */
  onCancel: () => void;
};

/** Upload area with progress. */
export function UploadPanel({ upload, onFile, onCancel }: UploadPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div className="rounded-control border border-dashed border-line-strong bg-sunk p-4">
      <input
        ref={input}
        type="file"
        accept={OFFERED}
        className="hidden"
        aria-label="Picture file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ''; // allows choosing the same file again
          if (file) onFile(file);
        }}
      />
      {upload === null ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button size="sm" aria-describedby={hintId} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" className="icon" />
            Choose a file
          </Button>
          <p id={hintId} className="min-w-0 flex-1 basis-56 text-sm text-muted">
            Or drop or paste a picture here. JPEG, PNG, WebP, AVIF or GIF, up to 15 MB; animations become still
            pictures.
          </p>
        </div>
      ) : null}
      {upload && upload.error === null ? <Progress upload={upload} onCancel={onCancel} /> : null}
      {upload && upload.error !== null ? (
        <div role="alert" className="grid gap-3">
          <p className="text-sm">
            <strong className="block break-all text-danger">
              {upload.file.name || 'The picture'} was not uploaded
            </strong>
            {upload.error}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onFile(upload.file)}>
              Try again
            </Button>
            <Button size="sm" variant="secondary" onClick={() => input.current?.click()}>
              Choose another file
            </Button>
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Dismiss
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Progress({ upload: { file, part }, onCancel }: { upload: Upload; onCancel: () => void }) {
  const percent = Math.round(part * 100);
  const isSent = part >= 1;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate text-sm">{file.name || 'Pasted picture'}</p>
        <progress
          aria-label={`Uploading ${file.name || 'the picture'}`}
          max={100}
          value={isSent ? undefined : percent}
          className="h-2 w-full accent-(--accent)"
        />
        <p className="text-sm text-muted tabular-nums">
          {isSent ? 'Creating the sizes it is shown in…' : `${percent} % sent`}
        </p>
      </div>
      <Button size="sm" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
