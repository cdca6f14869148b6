import { useMutation } from '@tanstack/react-query';
import type { Brand, StoredBrand } from '@tideline/domain/brand/brand';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';

/** `draft`: nobody else sees it; `goesLiveAt` as a publish date, null for none, omitted to keep the present one. */
type Act = { to: 'public' } | { to: 'draft'; goesLiveAt?: string | null };

export type BrandActsOptions = {
  stored: StoredBrand;
  typed: Brand;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  onStored: (stored: StoredBrand) => void;
};

/** The brand as it will be: with the draft, if there is one. */
export function nextBrand({ brand, draft }: StoredBrand): Brand {
  return draft?.brand ?? brand;
}

/** Publish, save as a draft, schedule and discard. */
export function useBrandActs({ stored, typed, isDirty, onStored }: BrandActsOptions) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const { client } = utils;
  const refresh = () => Promise.all([utils.brand.invalidate(), utils.releases.invalidate()]);
  const keep = (goesLiveAt?: string | null) =>
    client.brand.keep.mutate({
      ...typed,
      expectedVersion: stored.draft?.version ?? null,
      liveVersion: stored.version,
      goesLiveAt,
    });

  async function publish(): Promise<StoredBrand> {
    if (!stored.draft) return client.brand.save.mutate({ ...typed, expectedVersion: stored.version });
    const { draft } = isDirty || stored.draft.baseVersion !== stored.version ? await keep() : stored;
    return client.brand.publish.mutate({ expectedVersion: draft?.version ?? '' });
  }
  function take(after: StoredBrand) {
    utils.brand.read.setData(undefined, after);
    onStored(after);
  }

  const save = useMutation({
    meta: { failure: 'Failed to save the brand' },
    mutationFn: (act: Act) => (act.to === 'public' ? publish() : keep(act.goesLiveAt)),
    onSuccess(after, { to }) {
      take(after);
      if (to === 'public') toast({ title: 'Brand published', text: 'The public site shows it now.' });
    },
    onSettled: refresh,
  });
  const restore = trpc.brand.restore.useMutation({
    meta: { failure: 'Failed to restore the draft' },
    onSuccess: async () => take(await client.brand.read.query()),
    onSettled: refresh,
  });
  const discard = trpc.brand.discard.useMutation({
    meta: { failure: 'Failed to discard the draft' },
    onSuccess(_done, discarded) {
      take({ ...stored, draft: null });
      const actions = [{ label: 'Undo', onSelect: () => restore.mutate(discarded) }];
      toast({ title: 'Draft discarded', text: 'The form shows the brand as visitors see it.', actions });
    },
    onSettled: refresh,
  });
  return {
    save,
    discard: () => stored.draft && discard.mutate({ expectedVersion: stored.draft.version }),
    /** What is typed is the draft afterwards. */
    saveDraft: async () => (isDirty || !stored.draft ? save.mutateAsync({ to: 'draft' }) : stored),
    reload: async () => take(await client.brand.read.query()),
    isBusy: save.isPending || discard.isPending || restore.isPending,
  };
}

export type BrandActs = ReturnType<typeof useBrandActs>;
