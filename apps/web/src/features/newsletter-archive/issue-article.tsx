import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { newsletterArchive } from '@tideline/copy/newsletter/newsletter-archive';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { LongDate } from '../../lib/text/long-date.tsx';
import { PlainLink } from '../../ui/controls/plain-link.tsx';
import { WaveLines } from '../../ui/drawing/wave-lines.tsx';
import { IssueNeighbors } from './issue-neighbors.tsx';
import type { ShownIssue } from './load-issue.ts';

export type IssueArticleProps = {
  shown: ShownIssue;
  timeZone: string;
  /** The text. */
  body: ReactNode;
  signUp: ReactNode;
};

/** A sent issue with a sign-up and the links to its neighbors. */
export function IssueArticle({ shown, timeZone, body, signUp }: IssueArticleProps) {
  const copy = useCopy('newsletter', 'archive', newsletterArchive);
  const { issue, newer, older } = shown;
  return (
    <>
      <article>
        <header className="frame pt-[clamp(1rem,2.5vw,2.5rem)]">
          <PlainLink
            to="/newsletter/issues"
            className="no-print inline-flex min-h-11 items-center gap-2 font-[560] link"
          >
            <ArrowLeft aria-hidden="true" className="icon" />
            {copy.all}
          </PlainLink>
          <div className="grid-page mt-6 lg:mt-10">
            <div className="col-span-12 min-w-0 lg:col-span-10">
              <p className="type-label text-accent">{copy.label}</p>
              <h1
                dir="auto"
                className="type-display mt-3 -ml-[0.02em] text-[clamp(2.375rem,1.5rem+3.8vw,5.25rem)] leading-[1] text-balance wrap-anywhere"
              >
                {issue.subject}
              </h1>
              {issue.previewText === '' ? null : (
                <p dir="auto" className="mt-6 max-w-[38.75em] text-lead wrap-anywhere text-muted">
                  {issue.previewText}
                </p>
              )}
              <p className="type-label mt-5 font-normal text-muted">
                {copy.sent} <LongDate date={issue.sentAt} timeZone={timeZone} />
              </p>
            </div>
          </div>
          <WaveLines
            seed={issue.slug}
            count={3}
            crests={3.2}
            className="mt-8 h-14 w-full text-accent sm:h-16"
            strokeWidth={1.25}
          />
        </header>
        <div className="frame grid-page mt-8 lg:mt-12">
          <div className="col-span-12 min-w-0 lg:col-span-8 lg:col-start-4 xl:col-span-7 xl:col-start-4">
            {body}
            <IssueNeighbors newer={newer} older={older} />
          </div>
        </div>
      </article>
      <div className="no-print frame pt-[clamp(4rem,7vw,7rem)] pb-[clamp(7rem,12vw,11rem)]">
        <section aria-label={copy.label} className="border-t border-ink pt-8">
          {signUp}
        </section>
      </div>
    </>
  );
}
