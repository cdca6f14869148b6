import { trpc } from '../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { UnpublishedField } from '../../../staff/unpublished-field.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';

/** The answer to visitors of a post that is no longer public. Takes effect at once. */
export function UnpublishedChoice({ id, postKey: key }: { id: string; postKey: string }) {
  const utils = trpc.useUtils();
  const stored = trpc.addresses.unpublished.useQuery({ id, key });
  const put = trpc.addresses.setUnpublished.useMutation({
    meta: { failure: 'Failed to change what visitors get' },
    onSuccess: () => utils.addresses.invalidate(),
  });
  if (!stored.data) return <Skeleton className="h-16" />;
  return (
    <>
      <UnpublishedField
        key={JSON.stringify(stored.data)}
        value={stored.data}
        onValue={(unpublished) => (unpublished ? put.mutate({ id, key, unpublished }) : undefined)}
      />
      {put.error ? (
        <p role="alert" className="type-label text-danger">
          {errorMessage(put.error)}
        </p>
      ) : null}
    </>
  );
}
