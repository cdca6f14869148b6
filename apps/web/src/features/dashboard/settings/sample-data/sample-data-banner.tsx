import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { sampleDataConsequences } from './sample-data-consequences.ts';

/** Notice with a button to remove sample data; renders nothing when there is none. */
export function SampleDataBanner() {
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const utils = trpc.useUtils();
  const sample = trpc.settings.sampleData.useQuery();
  const remove = trpc.settings.removeSampleData.useMutation({
    meta: { failure: 'Failed to remove sample data' },
    onSuccess: async () => {
      setIsAsking(false);
      toast({ title: 'Sample data removed', text: 'What you see now is your own.' });
      await utils.invalidate();
    },
  });
  const counts = sample.data;
  if (!counts || Object.values(counts).every((count) => count === 0)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[6px] border border-line bg-tint px-4 py-3">
      <Badge tone="accent">Sample data</Badge>
      <p className="mr-auto text-sm">
        Articles, people, newsletter issues and figures made for a first look. None of it is ever emailed, and what you
        change becomes your own.
      </p>
      <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
        Remove sample data
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Remove the sample data?"
          action="Remove sample data"
          pendingAction="Removing..."
          act={remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {sampleDataConsequences(counts).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
