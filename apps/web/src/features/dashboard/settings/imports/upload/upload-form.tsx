import { IMPORT_LIMITS, isSiteAddress, SITE_ADDRESS_RULE, type SiteImport } from '@tideline/domain/moving/site-import';
import { type SubmitEvent, useState } from 'react';
import { useFocusInvalid } from '../../../../../lib/forms/use-focus-invalid.ts';
import { droppedFile, isFileDrag } from '../../../../../staff/pictures/picture-file.ts';
import { useUpload } from '../../../../../staff/uploads/use-upload.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { TextField } from '../../../../../ui/controls/text-field.tsx';
import { FileChoice } from './file-choice.tsx';
import { sendImport } from './send-import.ts';
import { UploadProgress } from './upload-progress.tsx';

/** Uploads the export of an old site. The file is chosen or dropped, and sent with the address of the site. */
export function UploadForm({ onUploaded }: { onUploaded: (made: SiteImport) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [siteAddress, setSiteAddress] = useState('');
  const [addressError, setAddressError] = useState<string | null>(null);
  const { upload, start, cancel } = useUpload({
    startFile: null,
    send: (chosen, options) => sendImport(chosen, withScheme(siteAddress), options),
    onDone: onUploaded,
  });
  const form = useFocusInvalid(addressError);
  const isSending = upload !== null && upload.error === null;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFit = isSiteAddress(withScheme(siteAddress));
    setAddressError(isFit ? null : SITE_ADDRESS_RULE);
    if (file && isFit) start(file);
  }
  function choose(chosen: File | null) {
    if (!chosen || isSending) return;
    cancel(); // of a refused one
    setFile(chosen);
  }
  return (
    <div
      onDragOver={(event) => {
        if (isFileDrag(event.dataTransfer)) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        choose(droppedFile(event.dataTransfer));
      }}
    >
      <form
        ref={form}
        noValidate
        aria-label="Upload an export"
        className="no-print grid gap-4 rounded-control border border-dashed border-line-strong bg-sunk p-4"
        onSubmit={handleSubmit}
      >
        <fieldset disabled={isSending} className="contents">
          <FileChoice file={file} onFile={choose} />
          <TextField
            label="Address of the old site"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.example.com"
            maxLength={IMPORT_LIMITS.siteAddress - 'https://'.length}
            className="max-w-md"
            hint="Exports of Ghost, EmDash and Markdown do not name it. With it, links in your texts, and old addresses, lead to the new pages."
            error={addressError}
            value={siteAddress}
            onChange={setSiteAddress}
          />
        </fieldset>
        {upload?.error ? (
          <p role="alert" className="text-sm wrap-anywhere">
            <strong className="block text-danger">
              <bdi>{upload.file.name}</bdi> was not uploaded
            </strong>
            {upload.error}
          </p>
        ) : null}
        {isSending ? (
          <UploadProgress upload={upload} onCancel={cancel} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" size="sm" disabled={file === null}>
              {upload ? 'Try again' : 'Upload and read'}
            </Button>
            <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
              The file is only read: nothing changes on your site before you press Import.
            </p>
          </div>
        )}
      </form>
    </div>
  );
}

/** People type `www.example.com`. */
function withScheme(address: string): string {
  const typed = address.trim();
  return typed === '' || typed.includes('://') ? typed : `https://${typed}`;
}
