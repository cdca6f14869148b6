import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useContext } from 'react';
import { homeWork } from '@tideline/copy/case-studies/case-study-labels';
import { studyCards } from '@tideline/copy/work-samples/study-cards';
import { CopyContext, useCopy } from '../../lib/copy/use-copy.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { WorkSampleFigure } from '../../work-samples/work-sample-figure.tsx';

/** Each card's ground, in a colour of the prints. */
const GROUNDS = ['bg-brand-foam', 'bg-brand-sand', 'bg-brand-teal'];

/** Three case studies, each with the upper part of a piece of its work. */
export function WorkStrip() {
  const work = useCopy('home', 'work', homeWork);
  const cards = useContext(CopyContext)('home', 'studyCards', studyCards);
  if (!work.isShown || cards.length === 0) return null;
  return (
    <section aria-labelledby="work-title" className="frame pt-[clamp(3rem,6vw,6rem)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="work-title" className="type-display text-title">
          {work.heading}
        </h2>
        <Link
          to={work.all.to}
          search={work.all.search}
          hash={work.all.hash}
          className="inline-flex min-h-11 items-center gap-2 font-[560] link"
        >
          {work.all.label}
          <ArrowRight aria-hidden="true" className="icon" />
        </Link>
      </div>
      <ul className="mt-5 rail gap-x-[clamp(1rem,2vw,2rem)] md:grid md:grid-cols-3">
        {cards.map(({ facts, result, sample }, at) => (
          <li key={facts.id} className="group relative">
            <div
              className={classNames(
                'h-64 overflow-hidden rounded-[4px] px-5 pt-6 md:h-72 dark:brightness-90',
                GROUNDS[at],
              )}
            >
              <WorkSampleFigure
                sample={sample}
                isBare
                className="transition-transform duration-700 ease-settle group-hover:-translate-y-2"
              />
            </div>
            <p className="type-label mt-4 text-muted">
              {facts.industry}, {facts.location}
            </p>
            <h3 className="type-title mt-1 text-title-s">
              <Link
                to="/case-studies/$caseStudyId"
                params={{ caseStudyId: facts.id }}
                className="no-underline after:absolute after:inset-0 hover:underline"
              >
                {facts.title}
              </Link>
            </h3>
            {result ? (
              <p className="mt-1.5 text-muted">
                <span className="type-title text-accent tabular-nums">{result.increase}</span>{' '}
                {lowerFirst(result.metric)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words in the middle of a sentence. */
function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
