import { successStory } from '@tideline/copy/home/success-story';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { GrowthBars } from '../../ui/sections/growth-bars.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { WaveDivider } from '../../ui/drawing/wave-divider.tsx';

/** The documented result of the professional services firm. */
export function SuccessStory() {
  const { isShown, heading, statement, text, figures } = useCopy('services', 'story', successStory);
  if (!isShown) return null;
  return (
    <section aria-labelledby="success-title">
      <WaveDivider seed="success story" className="text-band" />
      <div className="deep">
        <Reveal className="frame grid items-center gap-x-[clamp(2rem,6vw,7rem)] gap-y-12 pt-[clamp(2rem,4vw,4rem)] pb-[clamp(4rem,7vw,7rem)] lg:grid-cols-2">
          <div>
            <h2 id="success-title" className="type-label text-accent">
              {heading}
            </h2>
            <p className="type-display mt-4 max-w-[12.25em] text-display-s text-balance">{statement}</p>
            <p className="mt-5 max-w-[34em] text-lead text-muted">{text}</p>
          </div>
          <GrowthBars figures={figures} />
        </Reveal>
      </div>
    </section>
  );
}
