import { whyUs } from '@tideline/copy/about/about';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { WaveDivider } from '../../ui/drawing/wave-divider.tsx';

/** Between two points. Source: product specification §9, other pages. */
const STAGGER_MS = 150;

/** The promises, in large type. */
export function WhyUs() {
  const copy = useCopy('about', 'whyUs', whyUs);
  const linkTo = useSiteLink();
  return (
    <section aria-labelledby="why-us-title">
      <WaveDivider seed="why us" className="text-band" />
      <div className="deep">
        <div className="frame pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(4rem,8vw,8rem)]">
          <h2 id="why-us-title" className="type-title text-title-s">
            {copy.heading}
          </h2>
          <ul className="mt-8">
            {copy.points.map(({ title, text }, at) => (
              <Reveal
                as="li"
                key={at}
                delayMs={at * STAGGER_MS}
                className="grid-page items-baseline gap-y-2 border-t border-line-strong/60 py-6"
              >
                <h3 className="type-display col-span-12 text-display-s lg:col-span-7">{title}</h3>
                <p className="col-span-12 max-w-[29.25em] text-muted lg:col-span-5">{text}</p>
              </Reveal>
            ))}
          </ul>
          <p className="mt-6">
            <ButtonLink {...linkTo(copy.action)}>{copy.action.label}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
