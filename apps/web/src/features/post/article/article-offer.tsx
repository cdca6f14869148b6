import { Link } from '@tanstack/react-router';
import { displayTitle, type Post } from '@tideline/domain/post/post';
import { ArrowRight } from 'lucide-react';
import type { ArticleEnd } from '@tideline/copy/blog/article-ends';
import { postPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { useFormLink } from '../../../lib/forms/form-link.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { WaveLines } from '../../../ui/drawing/wave-lines.tsx';

export type ArticleOfferProps = {
  offer: ArticleEnd['offer'];
  /** The article; its title becomes the topic of an enquiry. */
  post: Pick<Post, 'title'>;
};

/** The agency's offer on the subject of an article. */
export function ArticleOffer({ offer: { heading, text, link, service }, post }: ArticleOfferProps) {
  const copy = useCopy('blog', 'post', postPage);
  const ask = useFormLink({ topic: displayTitle(post) });
  return (
    <section
      aria-labelledby="offer-title"
      className="deep grid-page items-end gap-y-6 overflow-hidden rounded-[4px] p-[clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="col-span-12 lg:col-span-8">
        <WaveLines seed={heading} count={2} className="h-8 w-28 text-accent" />
        <h2 id="offer-title" className="type-title mt-5 max-w-[18em] text-title text-balance">
          {heading}
        </h2>
        <p className="mt-3 max-w-[34em] text-muted">{text}</p>
        {service ? (
          <p className="mt-1">
            <Link
              to={service.to}
              search={service.search}
              hash={service.hash}
              className="inline-flex min-h-11 items-center link"
            >
              {service.label}
            </Link>
          </p>
        ) : null}
      </div>
      <p className="col-span-12 flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
        <ButtonLink to="/" hash="contact" {...ask}>
          {copy.askUs}
        </ButtonLink>
        {link ? (
          <ButtonLink variant="secondary" to={link.to} search={link.search} hash={link.hash}>
            {link.label}
            <ArrowRight aria-hidden="true" className="icon" />
          </ButtonLink>
        ) : null}
      </p>
    </section>
  );
}
