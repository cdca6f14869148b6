import { ArrowRight } from 'lucide-react';
import type { ArticleEnd } from '../../../content/article-ends.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { WaveLines } from '../../../ui/drawing/wave-lines.tsx';

export type ArticleOfferProps = { offer: ArticleEnd['offer'] };

/** What the agency can do about the article's subject. */
export function ArticleOffer({ offer: { heading, text, link } }: ArticleOfferProps) {
  return (
    <section
      aria-labelledby="offer-title"
      className="deep grid-page items-end gap-y-6 overflow-hidden rounded-[4px] p-[clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="col-span-12 lg:col-span-8">
        <WaveLines seed={heading} count={2} className="h-8 w-28 text-tide" />
        <h2 id="offer-title" className="type-title mt-5 max-w-[18em] text-title text-balance">
          {heading}
        </h2>
        <p className="mt-3 max-w-[34em] text-muted">{text}</p>
      </div>
      <p className="col-span-12 lg:col-span-4 lg:text-right">
        <ButtonLink to={link.to} hash={link.hash}>
          {link.label}
          <ArrowRight aria-hidden="true" className="icon" />
        </ButtonLink>
      </p>
    </section>
  );
}
