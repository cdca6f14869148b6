import { successStory } from '../../content/success-story.ts';
import { Figures } from '../../ui/sections/figures.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { WaveDivider } from '../../ui/drawing/wave-divider.tsx';

/** The documented result of the professional services firm. */
export function SuccessStory() {
  const { heading, statement, text, figures } = successStory;
  return (
    <section aria-labelledby="success-title">
      <WaveDivider seed="success story" className="text-[#08323e] dark:text-[#07303c]" />
      <div className="deep">
        <Reveal className="frame grid-page gap-y-10 pt-[clamp(2rem,4vw,4rem)] pb-[clamp(4rem,7vw,7rem)]">
          <div className="col-span-12 lg:col-span-3">
            <h2 id="success-title" className="type-title text-title-s">
              {heading}
            </h2>
          </div>
          <div className="col-span-12 lg:col-span-9">
            <p className="type-display max-w-[12.25em] text-display-s text-balance">{statement}</p>
            <p className="mt-5 mb-12 max-w-[40em] text-lead text-muted">{text}</p>
            <Figures figures={figures} />
          </div>
        </Reveal>
      </div>
    </section>
  );
}
