import { useMutation } from '@tanstack/react-query';
import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import { Paperclip } from 'lucide-react';
import { staffFetch } from '../../../../lib/calls/staff-fetch.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { downloadFile } from '../../../../staff/download-file.ts';

/** The files of a message. They are only ever downloaded, never shown. */
export function Attachments({ files }: { files: readonly MessageAttachment[] }) {
  const download = useMutation({
    mutationFn: async ({ id, name }: MessageAttachment) => {
      const answer = await staffFetch(`/api/attachments/${encodeURIComponent(id)}`, {});
      if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
      downloadFile(name, new Blob([await answer.arrayBuffer()], { type: 'application/octet-stream' }));
    },
  });
  if (files.length === 0) return null;
  return (
    <>
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-2">
            <Paperclip aria-hidden="true" className="icon flex-none text-muted" />
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

/** @example sizeText(1_234_567) // => '1.2 MB' */
function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
