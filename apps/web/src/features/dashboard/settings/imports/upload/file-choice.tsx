import { FileArchive } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../../../ui/controls/button.tsx';
import { LARGEST_FILE, megabytes } from './send-import.ts';

const OFFERED = '.xml,.json,.zip,.tar,.tar.gz,.tgz';

export type FileChoiceProps = { file: File | null; onFile: (file: File | null) => void };

/** The chosen file, and the button that chooses one. */
export function FileChoice({ file, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        ref={input}
        type="file"
        accept={OFFERED}
        className="hidden"
        aria-label="Export of the old site"
        onChange={({ target }) => {
          const chosen = target.files?.[0] ?? null;
          target.value = ''; // allows choosing the same file again
          onFile(chosen);
        }}
      />
      <Button size="sm" variant="secondary" aria-describedby={hintId} onClick={() => input.current?.click()}>
        <FileArchive aria-hidden="true" className="icon" />
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <p id={hintId} className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
        {file ? (
          <>
            <bdi className="font-[560]">{file.name}</bdi> <span className="text-muted">({megabytes(file.size)})</span>
          </>
        ) : (
          <span className="text-muted">
            Or drop it here. WordPress (.xml), Ghost or EmDash (.json), or an archive of Markdown (.zip, .tar, .tar.gz),
            up to {LARGEST_FILE}.
          </span>
        )}
      </p>
    </div>
  );
}
