import type { WorkSample } from '@tideline/copy/work-samples/work-sample';
import { HousePhoto } from '../ui/drawing/house-photo.tsx';
import { Print } from '../ui/drawing/print.tsx';
import { AdPanel } from './ad-panel.tsx';
import { BeforeAfterChart } from './before-after-chart.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';
import { MailPanel } from './mail-panel.tsx';
import { PageFrame } from './page-frame.tsx';
import { SearchPanel } from './search-panel.tsx';
import { StoryboardStrip } from './storyboard-strip.tsx';
import { useWorkPicture } from './use-work-picture.ts';

export type WorkSampleFigureProps = {
  sample: WorkSample;
  /** Hides the caption visually. */
  isBare?: boolean;
  className?: string;
};

/**
 * A work sample with its caption: the uploaded picture if staff chose one, else the drawing, of which screen readers
 * get the label. Drawings fit boxes from 16rem.
 */
export function WorkSampleFigure({ sample, isBare = false, className }: WorkSampleFigureProps) {
  const picture = useWorkPicture(sample.id) ?? pictureOf(sample);
  return (
    <figure className={className}>
      {picture ? (
        <HousePhoto
          src={picture.url}
          alt={picture.alt || sample.title}
          crop="landscape"
          sizes="(min-width: 64rem) 45vw, 94vw"
        />
      ) : (
        <div aria-hidden="true" className="@container">
          <Drawing sample={sample} />
        </div>
      )}
      <figcaption className={isBare ? 'sr-only' : 'mt-3 max-w-[34em] text-[0.9375rem] leading-snug text-muted'}>
        {picture ? null : <span className="sr-only">{sample.label} </span>}
        <span className="font-[560] text-ink">{sample.title}.</span> {sample.caption}
      </figcaption>
    </figure>
  );
}

/** The picture of a sample that staff have added; undefined until they choose one. */
function pictureOf(sample: WorkSample) {
  if (sample.kind !== 'picture' || !sample.image.photo) return undefined;
  return { url: sample.image.photo, alt: sample.image.alt };
}

function Drawing({ sample }: { sample: WorkSample }) {
  switch (sample.kind) {
    case 'page':
      return <PageFrame sample={sample} />;
    case 'search':
      return <SearchPanel sample={sample} />;
    case 'ad':
      return <AdPanel sample={sample} />;
    case 'mail':
      return <MailPanel sample={sample} />;
    case 'storyboard':
      return <StoryboardStrip sample={sample} />;
    case 'calendar':
      return <CalendarSheet sample={sample} />;
    case 'picture':
      return <Print name={{ seed: sample.image.seed, shape: 'wide' }} />;
  }
  return <BeforeAfterChart results={sample.results} />;
}
