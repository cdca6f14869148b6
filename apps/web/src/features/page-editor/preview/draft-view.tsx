import { type CopyValues, isOnPages, type PageDocument } from '@tideline/domain/page/page-document';
import type { RefObject } from 'react';
import { frameAddress } from '../page-values.ts';
import { OffPageDraft } from './off-page-draft.tsx';
import { PageFrame } from './page-frame.tsx';

export type DraftViewProps = {
  page: Pick<PageDocument, 'id' | 'path' | 'name' | 'added'>;
  values: CopyValues;
  /** The path of the field that is being written; null: none. */
  pointed: string | null;
  /** Of a document that is on pages. */
  frame: RefObject<HTMLIFrameElement | null>;
};

/** What the draft beside its fields looks like: the page itself, a mail, or the drawn cards. */
export function DraftView({ page, values, pointed, frame }: DraftViewProps) {
  return (
    <div className="grid h-[70dvh] lg:sticky lg:top-32 lg:h-[calc(100dvh-9rem)]">
      {isOnPages(page.id) ? (
        <PageFrame frame={frame} path={frameAddress(page)} name={page.name} />
      ) : (
        <div className="min-w-0 overflow-y-auto border-b border-line pb-4 lg:border-none">
          <OffPageDraft id={page.id} values={values} pointed={pointed} />
        </div>
      )}
    </div>
  );
}
