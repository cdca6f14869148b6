import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { WorkPicture, WorkSampleId } from '@tideline/domain/site/work-sample';
import { useState } from 'react';
import { allSamples, placesOf } from '../../../content/work-samples/samples.ts';
import type { WorkSample } from '../../../content/work-samples/work-sample.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { PictureDialog } from '../../../staff/pictures/picture-dialog.tsx';
import { PictureThumbnail } from '../../../staff/pictures/picture-thumbnail.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { WorkSampleFigure } from '../../../work-samples/work-sample-figure.tsx';
import { SettingsSection } from './settings-section.tsx';
import { QueryPanel } from '../../../staff/kit/query-panel.tsx';

const SAMPLES = allSamples();

/** The work samples of public pages, and the pictures that replace them. */
export function WorkPicturesCard() {
  const [open, setOpen] = useState<WorkSample | null>(null);
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
    <SettingsSection id="work-pictures-heading">
      <p className="text-sm text-muted">
        The public pages show drawn pieces of work. A picture of your own can take the place of each. It is shown in the
        house style: two colors and fine grain.
      </p>
      <QueryPanel query={pictures} skeleton={<Skeleton className="h-48 w-full" />}>
        {(data) => (
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {SAMPLES.map((sample) => (
              <SampleRow
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

type SampleRowProps = {
  sample: WorkSample;
  picture: WorkPicture | undefined;
  isPending: boolean;
  onChoose: () => void;
  onRemove: (id: WorkSampleId) => void;
};

function SampleRow({ sample, picture, isPending, onChoose, onRemove }: SampleRowProps) {
  const own = picture ? parsePictureUrl(picture.url) : null;
  return (
    <li className="flex gap-4 border-t border-line py-3">
      <div className="h-20 w-28 flex-none overflow-hidden rounded-[3px] bg-tint">
        {own ? (
          <PictureThumbnail picture={own} alt={picture?.alt ?? ''} className="h-full w-full object-cover!" />
        ) : (
          <div className="w-[28rem] origin-top-left scale-25">
            <WorkSampleFigure sample={sample} isBare />
          </div>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{sample.title}</h3>
        <p className="text-sm text-muted">{placesOf(sample).join('; ')}</p>
        {picture ? (
          <p className="mt-1 text-sm wrap-anywhere">Picture: {picture.alt || 'without a description'}</p>
        ) : null}
        <div className="-ml-3 flex flex-wrap">
          <Button
            size="sm"
            variant="quiet"
            disabled={isPending}
            aria-label={`${picture ? 'Choose another picture' : 'Use a picture'}: ${sample.title}`}
            onClick={onChoose}
          >
            {picture ? 'Choose another' : 'Use a picture'}
          </Button>
          {picture ? (
            <Button
              size="sm"
              variant="quiet"
              disabled={isPending}
              aria-label={`Show the drawing: ${sample.title}`}
              onClick={() => onRemove(sample.id)}
            >
              Show the drawing
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
