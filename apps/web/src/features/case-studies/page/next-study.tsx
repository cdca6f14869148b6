import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { caseStudyPageLabels } from '@tideline/copy/case-studies/case-study-labels';
import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { CaseStudyFacts } from '@tideline/copy/case-studies/facts';
import type { Picture } from '@tideline/copy/parts/picture';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Print } from '../../../ui/drawing/print.tsx';
import { SitePicture } from '../../../ui/drawing/site-picture.tsx';

/** `image`: its picture, where it is not the print of its id. */
export type NextStudyProps = {
  study: (CaseStudyFacts<CaseStudyId> & { image?: undefined }) | (CaseStudyFacts & { image: Picture });
};

const MOVES = 'transition-transform duration-700 ease-settle group-hover:scale-105';

/** Links to the next study, and to all studies. */
export function NextStudy({ study }: NextStudyProps) {
  const labels = useCopy('case-studies', 'studyPageLabels', caseStudyPageLabels);
  return (
    <nav aria-label={labels.next} className="frame no-print pb-[clamp(3rem,6vw,6rem)]">
      <div className="group relative grid overflow-hidden rounded-[4px] border border-line-strong/45 bg-surface sm:grid-cols-[2fr_3fr]">
        <div className="aspect-8/3 overflow-hidden sm:aspect-auto">
          {study.image ? (
            <SitePicture picture={{ ...study.image, alt: '' }} shape="wide" sizes="40vw" className={MOVES} />
          ) : (
            <Print name={{ seed: study.id, shape: 'wide' }} className={MOVES} />
          )}
        </div>
        <div className="p-[clamp(1.5rem,4vw,3.5rem)]">
          <p className="type-label text-muted">
            {labels.next}: {study.location}
          </p>
          <p className="type-display mt-3 text-display-s">
            <Link
              to="/case-studies/$caseStudyId"
              params={{ caseStudyId: study.id }}
              className="no-underline after:absolute after:inset-0 hover:underline"
            >
              {study.title}
            </Link>
          </p>
          <p className="mt-4 max-w-[34em] text-muted">{study.summary}</p>
        </div>
      </div>
      <p className="mt-4">
        <Link to="/case-studies" className="inline-flex min-h-11 items-center gap-2 font-[560] link">
          {labels.all}
          <ArrowRight aria-hidden="true" className="icon" />
        </Link>
      </p>
    </nav>
  );
}
