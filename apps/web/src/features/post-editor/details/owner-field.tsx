import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { DetailsProps } from './details-props.ts';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';

/**
 * The owner of a post, which can be changed here; renders nothing without the right to do so, and before the post exists.
 */
export function OwnerField({ stored: { id, key } }: Pick<DetailsProps, 'stored'>) {
  const isShown = useMay()('posts.edit-any') && id !== null;
  const post = { id: id ?? '', ...(key !== null && { key }) };
  const options = { enabled: isShown, meta: { failure: 'Failed to fetch the owner' } } as const;
  const current = trpc.posts.owners.byPost.useQuery(post, options);
  const writers = trpc.posts.owners.writers.useQuery(undefined, options);
  const utils = trpc.useUtils();
  const toast = useToast();
  const set = trpc.posts.owners.set.useMutation({
    onSuccess: (_data, { ownerId }) => {
      const name = writers.data?.find((writer) => writer.id === ownerId)?.name;
      toast({
        title: 'Handed over',
        text: name === undefined ? 'The post has no owner now.' : `The post now belongs to ${name}.`,
      });
    },
    onSettled: () => utils.posts.owners.invalidate(),
  });
  if (!isShown) return null;
  if (!current.data || !writers.data) return <LoadFailure query={current.data ? writers : current} />;
  const owner = current.data.owner;
  // The owner stays listed even if the role has changed since.
  const isListed = owner === null || writers.data.some((writer) => writer.id === owner.id);
  return (
    <SelectField
      label="Belongs to"
      hint="Authors can change only their own posts. Readers see the name above."
      error={set.error ? errorMessage(set.error) : null}
      value={set.isPending ? (set.variables.ownerId ?? '') : (owner?.id ?? '')}
      options={[
        { value: '', label: 'Nobody' },
        ...[...(isListed ? [] : [owner]), ...writers.data].map(({ id: value, name: label }) => ({ value, label })),
      ]}
      onChange={(ownerId) => set.mutate({ ...post, ownerId: ownerId || null })}
    />
  );
}
