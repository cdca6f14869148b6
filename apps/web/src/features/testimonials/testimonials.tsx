import { clientLogos } from '@tideline/copy/home/client-logos';
import { testimonials, testimonialsSection } from '@tideline/copy/home/testimonials';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { LogoMarquee } from './logo-marquee.tsx';
import { QuoteCarousel } from './quote-carousel.tsx';

/** What clients say, and their logos; nothing while there are neither. */
export function Testimonials() {
  const quotes = useCopy('home', 'testimonials', testimonials);
  const logos = useCopy('home', 'logos', clientLogos);
  const intro = useCopy('home', 'testimonialsIntro', testimonialsSection);
  if (quotes.length + logos.length === 0) return null;
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="section-y">
      <div className="frame">
        <h2 id="testimonials-title" className="type-display text-display-s">
          {quotes.length > 0 ? intro.heading : intro.logosHeading}
        </h2>
        {quotes.length > 0 ? <QuoteCarousel quotes={quotes} /> : null}
      </div>
      {logos.length > 0 ? <LogoMarquee logos={logos} heading={intro.logosHeading} /> : null}
    </section>
  );
}
