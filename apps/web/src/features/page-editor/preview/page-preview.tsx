import { type DocumentId, isDocument } from '@tideline/copy/editing/documents';
import { isOnPages, type PageDocument } from '@tideline/domain/page/page-document';
import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { frameAddress, toEdited } from '../page-values.ts';
import { OffPageDraft } from './off-page-draft.tsx';
import { usePageFrame } from './use-page-frame.ts';

/** The draft of a page alone, over the whole window; of the mails, one of them; of the cards, some. */
export function PagePreview({ id }: { id: string }) {
  const page = trpc.pages.byId.useQuery({ id }, { meta: { failure: 'Failed to fetch the page' } });
  return (
    <>
      <LoadFailure query={page} />
      {page.data && isDocument(id) ? <Draft id={id} page={page.data} /> : null}
    </>
  );
}

function Draft({ id, page }: { id: DocumentId; page: PageDocument }) {
  if (isOnPages(id)) return <WholePage id={id} page={page} />;
  return (
    <div className="max-w-2xl py-6">
      <h1 className="type-title mb-4 text-title-s">{page.name}</h1>
      <OffPageDraft id={id} values={toEdited(page)} pointed={null} />
    </div>
  );
}

function WholePage({ id, page }: { id: DocumentId; page: PageDocument }) {
  const frame = usePageFrame({ id, values: toEdited(page), pointed: null, onChoose: () => undefined });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which the editor changes
    <iframe
      ref={frame}
      src={`${frameAddress(page)}?edit`}
      title={`Preview of ${page.name}`}
      className="fixed inset-0 z-50 size-full bg-paper"
    />
  );
}
