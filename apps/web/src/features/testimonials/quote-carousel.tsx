import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { carouselLabels, type Testimonial } from '@tideline/copy/home/testimonials';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { Portrait } from '../../ui/drawing/portrait.tsx';
import { useCarousel } from './use-carousel.ts';

export type QuoteCarouselProps = { quotes: readonly Testimonial[] };

const CONTROL_CLASSES =
  'grid size-12 place-items-center rounded-full border border-line-strong text-ink transition-colors hover:border-ink hover:bg-ink hover:text-paper';

/** A carousel of testimonials. Hover and focus inside pause it. */
export function QuoteCarousel({ quotes }: QuoteCarouselProps) {
  const { index, isPaused, isMoving, goTo, step, togglePause, areaProps, swipeProps } = useCarousel(quotes.length);
  return (
    <section
      {...areaProps}
      aria-roledescription="carousel"
      aria-label={carouselLabels.carousel}
      className="mt-8 lg:mt-12"
    >
      <div
        {...swipeProps}
        aria-live={isMoving ? 'off' : 'polite'}
        className="grid touch-pan-y no-js:rail no-js:touch-auto no-js:md:gap-y-12"
      >
        {quotes.map(({ quote, attribution, rating }, at) => (
          <div
            key={at}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
            role="group"
            aria-roledescription="slide"
            aria-label={numbered(carouselLabels.slide, at + 1, quotes.length)}
            className={classNames(
              'col-start-1 row-start-1 gap-x-[clamp(1.5rem,4vw,4rem)] transition-opacity duration-500 md:grid md:grid-cols-[14rem_1fr] lg:grid-cols-[20rem_1fr]',
              at === index ? 'opacity-100' : 'invisible opacity-0 no-js:visible no-js:row-auto no-js:opacity-100',
            )}
          >
            <Portrait
              name={nameIn(attribution)}
              sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 14rem, 7rem"
              className="w-28 md:w-full"
            />
            <figure className="mt-5 md:mt-0 md:self-center">
              <Stars rating={rating} />
              <blockquote className="type-display mt-4 max-w-[20.75em] text-[clamp(1.5rem,1.05rem+1.9vw,2.75rem)] leading-[1.22] tracking-[-0.012em]">
                “{quote}”
              </blockquote>
              <figcaption className="mt-6 text-muted">{attribution}</figcaption>
            </figure>
          </div>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3 no-js:hidden md:pl-[calc(14rem+clamp(1.5rem,4vw,4rem))] lg:pl-[calc(20rem+clamp(1.5rem,4vw,4rem))]">
        <Control label={carouselLabels.previous} onClick={() => step(-1)}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.6} className="icon" />
        </Control>
        <Control label={carouselLabels.next} onClick={() => step(1)}>
          <ArrowRight aria-hidden="true" strokeWidth={1.6} className="icon" />
        </Control>
        <Control
          label={isPaused ? carouselLabels.play : carouselLabels.pause}
          onClick={togglePause}
          className="motion-reduce:hidden"
        >
          {isPaused ? (
            <Play aria-hidden="true" strokeWidth={1.6} className="icon" />
          ) : (
            <Pause aria-hidden="true" strokeWidth={1.6} className="icon" />
          )}
        </Control>
        <div className="flex sm:ml-3">
          {quotes.map((_quote, at) => (
            <button
              key={at}
              type="button"
              aria-label={numbered(carouselLabels.show, at + 1)}
              aria-current={at === index}
              onClick={() => goTo(at)}
              className="group grid h-12 w-11 place-items-center xs:w-12"
            >
              <span className="block h-[3px] w-6 rounded-full bg-line-strong/60 transition-all group-hover:bg-ink group-aria-current:w-8 group-aria-current:bg-buoy forced-colors:bg-[GrayText] forced-colors:group-aria-current:bg-[Highlight]" />
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The name at the start of an attribution. */
function nameIn(attribution: string): string {
  return attribution.split(',', 1)[0] ?? '';
}

/** A label with the slide's number and, where it names that, the number of slides. */
function numbered(label: string, number: number, count = 0): string {
  return label.replace('{number}', String(number)).replace('{count}', String(count));
}

type ControlProps = { label: string; onClick: () => void; className?: string; children: ReactNode };

function Control({ label, onClick, className, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={classNames(CONTROL_CLASSES, className)}>
      {children}
    </button>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className="text-buoy">
      <span className="sr-only">{numbered(carouselLabels.rated, rating)}</span>
      <NamedIcon name="FiveStars" className="block h-5 w-29" />
    </p>
  );
}
