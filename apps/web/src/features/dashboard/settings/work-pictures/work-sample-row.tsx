import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { WorkPicture, WorkSampleId } from '@tideline/domain/site/work-sample';
import { placesOf } from '@tideline/copy/work-samples/samples';
import type { DrawnSample } from '@tideline/copy/work-samples/work-sample';
import { PictureThumbnail } from '../../../../staff/pictures/picture-thumbnail.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { WorkSampleFigure } from '../../../../work-samples/work-sample-figure.tsx';

export type WorkSampleRowProps = {
  sample: DrawnSample;
  picture: WorkPicture | undefined;
  isPending: boolean;
  onChoose: () => void;
  onRemove: (id: WorkSampleId) => void;
};

/** A drawn sample of work, or the picture that stands in for it. */
export function WorkSampleRow({ sample, picture, isPending, onChoose, onRemove }: WorkSampleRowProps) {
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
            <RowButton
              act="Show the drawing"
              name={sample.title}
              disabled={isPending}
              onClick={() => onRemove(sample.id)}
            />
          ) : null}
        </div>
      </div>
    </li>
  );
}
