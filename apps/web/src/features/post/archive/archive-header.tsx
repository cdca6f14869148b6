import { archiveFeedPath, type ArchivePage } from '@tideline/domain/post/archive';
import { ArrowLeft, Rss } from 'lucide-react';
import { archivePage } from '@tideline/copy/blog/archive-page';
import { sampleLabel } from '@tideline/copy/about/people';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { Portrait } from '../../../ui/drawing/portrait.tsx';
import { WaveLines } from '../../../ui/drawing/wave-lines.tsx';
import { Badge } from '../../../ui/sections/badge.tsx';
import { archiveName } from './archive-head.ts';

export type ArchiveHeaderProps = { archive: ArchivePage };

/** Head of a category's, tag's, author's or series' page: its name, who the author is, and its feed. */
export function ArchiveHeader({ archive }: ArchiveHeaderProps) {
  const { kind, slug, author, total } = archive;
  return (
    <header className="frame pt-[clamp(1rem,2.5vw,2.5rem)]">
      <PlainLink to="/blog" className="inline-flex min-h-11 items-center gap-2 font-[560] link">
        <ArrowLeft aria-hidden="true" className="icon" />
        {archivePage.back}
      </PlainLink>
      <div className="grid-page mt-6 items-end gap-y-6 lg:mt-8">
        {author ? (
          <div className="col-span-12 sm:col-span-3">
            <Portrait
              name={author.name}
              pictureUrl={author.pictureUrl}
              sizes="16rem"
              isEager
              className="w-36 sm:w-full"
            />
          </div>
        ) : null}
        <div className={author ? 'col-span-12 sm:col-span-9 sm:pl-2' : 'col-span-12'}>
          <p className="type-label flex flex-wrap items-center gap-x-3 gap-y-1.5 text-accent">
            <span>{author?.role.trim() || archivePage.label[kind]}</span>
            {author?.isSample ? <Badge className="for-staff">{sampleLabel}</Badge> : null}
          </p>
          <h1
            dir="auto"
            className="type-display mt-2 -ml-[0.02em] text-[clamp(2.375rem,1.5rem+3.8vw,5.25rem)] leading-[1] wrap-anywhere"
          >
            {archiveName(archive)}
          </h1>
          {author?.sentence ? (
            <p dir="auto" className="mt-5 max-w-[29.25em] text-lead wrap-anywhere">
              {author.sentence}
            </p>
          ) : null}
          {author?.bio ? (
            <p dir="auto" className="mt-4 max-w-[38.75em] whitespace-pre-line text-muted wrap-anywhere">
              {author.bio}
            </p>
          ) : null}
          <p className="mt-4 flex flex-wrap items-center gap-x-6 text-muted">
            <span>{total === 1 ? archivePage.one : archivePage.many.replace('{count}', String(total))}</span>
            <a href={archiveFeedPath(kind, slug)} className="inline-flex min-h-11 items-center gap-2 link">
              <Rss aria-hidden="true" className="icon" />
              {archivePage.feed}
            </a>
          </p>
        </div>
      </div>
      <WaveLines
        seed={`${kind} ${slug}`}
        count={3}
        crests={3.2}
        className="mt-6 h-14 w-full text-accent sm:h-16"
        strokeWidth={1.25}
      />
    </header>
  );
}
