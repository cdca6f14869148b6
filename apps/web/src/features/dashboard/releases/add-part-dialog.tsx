import { displayTitle } from '@tideline/domain/post/post';
import type { Release, ReleasePartKind } from '@tideline/domain/release/release';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';

export type AddPartDialogProps = {
  release: Pick<Release, 'id' | 'name'>;
  /** What is in a release already, as `page home`. */
  taken: ReadonlySet<string>;
  onClose: () => void;
};

type Choice = { value: string; label: string; group: string };

/** Adds changes that visitors do not see yet to a release. */
export function AddPartDialog({ release, taken, onClose }: AddPartDialogProps) {
  const utils = trpc.useUtils();
  const choices = useChoices().filter(({ value }) => !taken.has(value));
  const add = trpc.releases.addPart.useMutation({
    onSuccess: async () => {
      onClose();
      await Promise.all([utils.releases.invalidate(), utils.pages.invalidate()]);
    },
  });
  const form = useForm({ objectId: '' }, add);
  const chosen = form.values.objectId || (choices[0]?.value ?? '');
  function submit() {
    const [kind = '', objectId = ''] = chosen.split(' ');
    add.mutate({ id: release.id, kind: kind as ReleasePartKind, objectId });
  }
  return (
    <FormDialog
      title={
        <>
          Add to “<bdi>{release.name}</bdi>”
        </>
      }
      form={form}
      action="Add"
      pendingAction="Adding..."
      isDisabled={choices.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {choices.length === 0 ? (
        <p className="text-muted">There are no other drafts. Change a page or the brand, or write a post first.</p>
      ) : (
        <SelectField
          label="Draft"
          hint="A date of its own ends: it is published with the release."
          options={choices}
          {...form.field('objectId')}
          value={chosen}
        />
      )}
    </FormDialog>
  );
}

/** Drafts of pages, posts and the brand, and pending changes of posts. */
function useChoices(): Choice[] {
  const may = useMay();
  const mayPublishPosts = may('posts.publish');
  const meta = { failure: 'Failed to fetch drafts' };
  const pages = trpc.pages.list.useQuery(undefined, { meta });
  const brand = trpc.brand.read.useQuery(undefined, { meta, enabled: may('brand.change') });
  const pending = trpc.posts.pending.list.useQuery(undefined, { meta, enabled: mayPublishPosts });
  const drafts = trpc.posts.listSummaries.useQuery({ status: 'draft', limit: 100 }, { meta, enabled: mayPublishPosts });
  return [
    ...(pages.data ?? []).flatMap(({ id, name, draft }) =>
      draft ? [{ value: `page ${id}`, label: name, group: 'Pages' }] : [],
    ),
    ...(brand.data?.draft ? [{ value: 'brand brand', label: 'Brand', group: 'Brand' }] : []),
    ...(pending.data ?? []).map(({ postId, title }) => ({
      value: `post ${postId}`,
      label: displayTitle({ title }),
      group: 'Changes to posts',
    })),
    ...(drafts.data?.items ?? []).map((post) => ({
      value: `post ${post.id}`,
      label: displayTitle(post),
      group: 'New posts',
    })),
  ];
}
