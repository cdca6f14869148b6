import { ourStory } from '@tideline/copy/about/about';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';

/** Our Story. */
export function OurStory() {
  const { heading, statement, paragraphs } = useCopy('about', 'story', ourStory);
  return (
    <section aria-labelledby="story-title" className="section-y">
      <div className="frame">
        <SectionHeading id="story-title" heading={heading} statement={statement} />
        <Reveal className="grid-page mt-8">
          <div className="col-span-12 gap-x-12 text-lead lg:col-span-9 lg:col-start-4 lg:columns-2">
            {paragraphs.map((paragraph, at) => (
              <p key={at} className="mb-5 break-inside-avoid text-muted first:text-ink">
                {paragraph}
              </p>
            ))}
          </div>
        </Reveal>
      </div>
    </section>
  );
}
