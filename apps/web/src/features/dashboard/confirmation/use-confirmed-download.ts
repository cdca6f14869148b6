import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestAsStaff } from '../../../lib/calls/staff-fetch.ts';
import { needsPassword } from '../../../lib/text/error-message.ts';
import { downloadFile } from '../../../staff/download-file.ts';

export type ConfirmedDownloadOptions = {
  /** Path and query of the file. */
  address: string;
  /** Message on failure. */
  failure: string;
  /** File name for a file sent without one. */
  fallbackName: string;
  onSaved: (name: string) => void;
};

/** Saves a file that requires a recent password; `asksForPassword`: the password must be confirmed first. */
export function useConfirmedDownload({ address, failure, fallbackName, onSaved }: ConfirmedDownloadOptions) {
  const [asksForPassword, setAsksForPassword] = useState(false);
  const save = useMutation({
    meta: { failure },
    // Read completely before saving: a partial file must not look complete.
    mutationFn: async () => {
      const response = await requestAsStaff(address).catch((error: unknown) => {
        if (needsPassword(error)) return null; // the password dialog opens; not a failure
        throw error;
      });
      return response && { name: fileNameIn(response) ?? fallbackName, file: await response.blob() };
    },
    onSuccess: (saved) => {
      if (!saved) return;
      downloadFile(saved.name, saved.file);
      onSaved(saved.name);
    },
    onSettled: (saved) => setAsksForPassword(saved === null),
  });
  return { save, asksForPassword, closeDialog: () => setAsksForPassword(false) };
}

function fileNameIn(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
}
