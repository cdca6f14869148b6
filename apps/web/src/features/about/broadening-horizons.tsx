import { broadeningHorizons } from '@tideline/copy/about/about';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { Print } from '../../ui/drawing/print.tsx';

/** Broadening Horizons: a horizon, and what lies beyond it. */
export function BroadeningHorizons() {
  const { heading, statement, paragraphs } = useCopy('about', 'horizons', broadeningHorizons);
  return (
    <section aria-labelledby="horizons-title">
      <div className="h-[clamp(11rem,26vw,26rem)] overflow-hidden">
        <Print name={{ seed: 'broadening-horizons', shape: 'wide' }} />
      </div>
      <div className="frame section-y">
        <SectionHeading id="horizons-title" heading={heading} statement={statement} />
        <Reveal className="grid-page mt-8">
          <div className="col-span-12 grid gap-x-12 gap-y-5 text-lead text-muted lg:col-span-9 lg:col-start-4 lg:grid-cols-2">
            {paragraphs.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </Reveal>
      </div>
    </section>
  );
}
