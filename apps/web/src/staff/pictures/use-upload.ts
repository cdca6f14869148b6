import type { Picture } from '@tideline/domain/picture/picture';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import { sendPicture } from './send-picture.ts';

/** A running upload, or a failed one that can be retried. */
export type Upload = {
  file: File;
  /** Progress from 0 to 1. */
  part: number;
  /** Reason of the failure; null while uploading. */
  error: string | null;
};

/** Uploads one file at a time, starting with `startFile` if given. */
export function useUpload({ startFile, onDone }: { startFile: File | null; onDone: (picture: Picture) => void }) {
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
      const picture = await sendPicture(file, {
        signal: calledOff.signal,
        onProgress: (part) => setUpload({ file, part, error: null }),
      });
      setUpload(null);
      onDone(picture);
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
