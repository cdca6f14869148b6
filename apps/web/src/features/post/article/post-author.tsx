import type { PublicAuthor } from '@tideline/domain/author/author';
import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { sampleLabel } from '@tideline/copy/about/people';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { Portrait } from '../../../ui/drawing/portrait.tsx';
import { Badge } from '../../../ui/sections/badge.tsx';

export type PostAuthorProps = {
  author: PublicAuthor;
  /** Slug of the author’s page; empty for no link. */
  slug: string;
};

/** The author, at the end of an article. */
export function PostAuthor({ author: { name, role, sentence, pictureUrl, isSample }, slug }: PostAuthorProps) {
  return (
    <section aria-label={blogLabels.author} className="mt-14 flex items-start gap-5 border-t border-line pt-6 sm:gap-7">
      <Portrait
        name={name}
        pictureUrl={pictureUrl}
        sizes="8rem"
        className="no-print w-20 flex-none min-[26rem]:w-24 sm:w-32"
      />
      <div className="min-w-0 self-center wrap-anywhere">
        <p dir="auto" className="type-title text-title-s">
          {name}
        </p>
        {role === '' ? null : (
          <p dir="auto" className="type-label mt-1 text-accent">
            {role}
          </p>
        )}
        {isSample ? <Badge className="for-staff no-print mt-1.5">{sampleLabel}</Badge> : null}
        {sentence === '' ? null : (
          <p dir="auto" className="mt-2 max-w-[30em] text-muted">
            {sentence}
          </p>
        )}
        {slug === '' ? null : (
          <PlainLink
            to="/blog/$kind/$slug"
            params={{ kind: 'author', slug }}
            className="no-print inline-flex min-h-11 items-center link"
          >
            <span>
              {blogLabels.articlesBy} <bdi>{name}</bdi>
            </span>
          </PlainLink>
        )}
      </div>
    </section>
  );
}
