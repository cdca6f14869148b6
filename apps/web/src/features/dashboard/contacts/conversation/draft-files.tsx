import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../../staff/kit/buttons/icon-button.tsx';
import { Attachments } from './attachments.tsx';
import type { useDraftFiles } from './use-draft-files.ts';

type Files = ReturnType<typeof useDraftFiles>;

/** The files of a reply, those being uploaded, and refused ones with the reason. */
export function DraftFiles({ attached, files }: { attached: readonly MessageAttachment[]; files: Files }) {
  return (
    <div className="grid gap-1 empty:hidden">
      <Attachments files={attached} onRemove={files.remove} />
      {files.isAttaching ? (
        <output className="text-muted">
          Attaching <span dir="auto">{files.waiting[0]?.name}</span>
          {files.waiting.length > 1 ? ` and ${files.waiting.length - 1} more` : ''}...
        </output>
      ) : null}
      {files.problems.length > 0 ? (
        <ul role="alert" className="grid gap-1 text-danger">
          {files.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Opens the file dialog. Files can also be dropped onto the form. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Attach files" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className="icon" />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Files to attach"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // allows choosing the same file again
          onFiles(files);
        }}
      />
    </>
  );
}
