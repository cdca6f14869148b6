import { type RefObject, useMemo, useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { applyAside, selectionOf } from '../writing/run-command.ts';
import { findExternalPictures, replaceAddresses } from './external-pictures.ts';

export type ExternalPicturesNoticeProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text as of the last pause in typing. */
  text: string;
};

/** Offers to import pictures of other sites, which readers see only as links. */
export function ExternalPicturesNotice({ field, text }: ExternalPicturesNoticeProps) {
  const { client, media } = trpc.useUtils();
  const pictures = useMemo(() => findExternalPictures(text), [text]);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());

  async function importAll() {
    const urls = new Map<string, string>();
    const failed = new Map<string, string>();
    for (const [index, picture] of pictures.entries()) {
      setProgress({ done: index, total: pictures.length });
      try {
        urls.set(picture.address, (await client.media.importFrom.mutate(picture)).url);
      } catch (error) {
        failed.set(picture.address, errorMessage(error));
      }
    }
    const element = field.current;
    if (element && urls.size > 0) applyAside(element, replaceAddresses(selectionOf(element), urls));
    setReasons(failed);
    setProgress(null);
    void media.list.invalidate();
  }

  if (pictures.length === 0) return null;
  const isOne = pictures.length === 1;
  const failures = pictures.filter(({ address }) => reasons.has(address));
  return (
    <section
      aria-label="Pictures on other sites"
      className="grid gap-1 rounded-control border border-line-strong bg-sunk px-4 py-2 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p aria-live="polite" className="min-w-0 flex-1 basis-56">
          {progress
            ? `Importing ${progress.done + 1} of ${progress.total}…`
            : `${isOne ? '1 picture is on another site' : `${pictures.length} pictures are on other sites`}. Readers see ${isOne ? 'a link' : 'links'} only.`}
        </p>
        <Button size="sm" variant="secondary" disabled={progress !== null} onClick={() => void importAll()}>
          {isOne ? 'Import it' : 'Import them'}
        </Button>
      </div>
      {failures.length > 0 ? (
        <ul role="alert" className="grid gap-1">
          {failures.map(({ address }) => (
            <li key={address} className="break-words">
              <strong className="text-danger">
                <bdi className="break-all">{address.replace(/^https?:\/\//, '')}</bdi> was not imported.
              </strong>{' '}
              {reasons.get(address)}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
