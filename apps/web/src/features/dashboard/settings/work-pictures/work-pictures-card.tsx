import type { WorkPicture } from '@tideline/domain/site/work-sample';
import { useState } from 'react';
import { allSamples } from '@tideline/copy/work-samples/samples';
import type { DrawnSample } from '@tideline/copy/work-samples/work-sample';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { PictureDialog } from '../../../../staff/pictures/picture-dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { WorkSampleRow } from './work-sample-row.tsx';

const SAMPLES = allSamples();

/** The work samples of public pages, and the pictures that replace them. */
export function WorkPicturesCard() {
  const [open, setOpen] = useState<DrawnSample | null>(null);
  const toast = useToast();
  const utils = trpc.useUtils();
  const pictures = trpc.workPictures.list.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the pictures of work samples' },
  });
  const keep = (all: WorkPicture[]) => utils.workPictures.list.setData(undefined, all);
  const put = trpc.workPictures.put.useMutation({
    meta: { failure: 'Failed to replace the work sample' },
    onSuccess: (all) => {
      keep(all);
      toast({ title: 'Picture in place', text: 'The public pages show it from now on.' });
    },
  });
  const remove = trpc.workPictures.remove.useMutation({
    meta: { failure: 'Failed to show the drawing again' },
    onSuccess: keep,
  });
  const isPending = put.isPending || remove.isPending;

  return (
    <SettingsSection section="work-pictures" state={pictures.data ? stateOf(pictures.data) : null}>
      <p className="text-sm text-muted">
        The public pages show drawn pieces of work. You can replace each with a picture of your own. It is shown in the
        house style: two colors and fine grain.
      </p>
      <QueryPanel query={pictures} skeleton={<Skeleton className="h-48 w-full" />}>
        {(data) => (
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {SAMPLES.map((sample) => (
              <WorkSampleRow
                key={sample.id}
                sample={sample}
                picture={data.find(({ sampleId }) => sampleId === sample.id)}
                isPending={isPending}
                onChoose={() => setOpen(sample)}
                onRemove={(sampleId) => remove.mutate({ sampleId })}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {open ? (
        <PictureDialog
          purpose="work"
          onUse={({ id }) => {
            put.mutate({ sampleId: open.id, pictureId: id });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </SettingsSection>
  );
}

function stateOf(pictures: readonly WorkPicture[]): string {
  const own = SAMPLES.filter(({ id }) => pictures.some(({ sampleId }) => sampleId === id)).length;
  if (own === 0) return `All ${SAMPLES.length} work samples are drawn.`;
  return `${own} of ${SAMPLES.length} work samples ${own === 1 ? 'shows a picture' : 'show pictures'} of your own.`;
}
