import { type SafeHtml, trustPageHtml } from '../../lib/text/trust-page-html.ts';
import { BodyHtml } from '../../ui/sections/body-html.tsx';

export type PlainScreenProps = { headline: string; body: SafeHtml };

/** A page that is a text. */
export function PlainScreen({ headline, body }: PlainScreenProps) {
  return (
    <article className="frame pt-[clamp(1.5rem,4.5vw,4.5rem)] pb-[clamp(6rem,11vw,10rem)]">
      <h1
        dir="auto"
        className="type-display text-[clamp(2.625rem,1.5rem+4.6vw,6rem)] leading-[0.98] text-balance wrap-break-word"
      >
        {headline}
      </h1>
      <div className="grid-page mt-12 border-t border-ink pt-8 lg:mt-16">
        <BodyHtml html={trustPageHtml(body)} className="col-span-12 lg:col-span-8 lg:col-start-5" />
      </div>
    </article>
  );
}
