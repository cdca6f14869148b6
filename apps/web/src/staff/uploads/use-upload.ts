import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import type { SendOptions } from './send-file.ts';

/** A running upload, or a failed one that can be retried. */
export type Upload = {
  file: File;
  /** Progress from 0 to 1. */
  part: number;
  /** Reason of the failure; null while uploading. */
  error: string | null;
};

export type UploadOptions<Answer> = {
  startFile: File | null;
  send: (file: File, options: SendOptions) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** Uploads one file at a time, starting with `startFile` if given. */
export function useUpload<Answer>({ startFile, send: sendTo, onDone }: UploadOptions<Answer>) {
  const [upload, setUpload] = useState<Upload | null>(startFile && { file: startFile, part: 0, error: null });
  const running = useRef<AbortController | null>(null);

  function start(file: File) {
    setUpload({ file, part: 0, error: null });
    void send(file);
  }
  async function send(file: File) {
    running.current?.abort();
    const calledOff = new AbortController();
    running.current = calledOff;
    try {
      const answer = await sendTo(file, {
        signal: calledOff.signal,
        onProgress: (part) => setUpload({ file, part, error: null }),
      });
      setUpload(null);
      onDone(answer);
    } catch (error) {
      if (!calledOff.signal.aborted) setUpload({ file, part: 0, error: errorMessage(error) });
    }
  }
  function cancel() {
    running.current?.abort();
    setUpload(null);
  }

  const begin = useEffectEvent(() => {
    if (startFile) void send(startFile);
  });
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, []);

  return { upload, start, cancel };
}
