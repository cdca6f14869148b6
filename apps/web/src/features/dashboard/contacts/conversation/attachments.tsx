import { useMutation } from '@tanstack/react-query';
import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import { Paperclip, X } from 'lucide-react';
import { requestAsStaff } from '../../../../lib/calls/staff-fetch.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { downloadFile } from '../../../../staff/download-file.ts';
import { sizeText } from '../../../../lib/text/size-text.ts';

export type AttachmentsProps = {
  files: readonly MessageAttachment[];
  /** Only for files of a draft. */
  onRemove?: (id: string) => void;
};

/** The files of a message or a draft. They are only ever downloaded, never shown. */
export function Attachments({ files, onRemove }: AttachmentsProps) {
  const download = useMutation({
    mutationFn: async ({ id, name }: MessageAttachment) => {
      const answer = await requestAsStaff(`/api/attachments/${encodeURIComponent(id)}`);
      downloadFile(name, new Blob([await answer.arrayBuffer()], { type: 'application/octet-stream' }));
    },
  });
  if (files.length === 0) return null;
  return (
    <>
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.id} className="flex items-start gap-x-2">
            <Paperclip aria-hidden="true" className="icon mt-0.5 flex-none text-muted" />
            <span className="flex min-w-0 flex-wrap gap-x-2">
              {file.isStored ? (
                <button type="button" dir="auto" className="link text-left" onClick={() => download.mutate(file)}>
                  {file.name}
                </button>
              ) : (
                <span dir="auto">{file.name}</span>
              )}
              <span className="text-muted">
                {sizeText(file.bytes)}
                {file.isStored ? '' : ', not stored here: only in the mailbox'}
                {file.isStored && file.mimeType === 'application/octet-stream' ? ', of an unknown type' : ''}
              </span>
            </span>
            {onRemove ? (
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                title="Remove"
                onClick={() => onRemove(file.id)}
                className="-my-1 grid size-8 flex-none place-items-center rounded-full text-muted hover:bg-tint hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden="true" className="icon" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {download.error ? (
        <p role="alert" className="text-danger">
          Failed to download the file. {errorMessage(download.error)}
        </p>
      ) : null}
    </>
  );
}
