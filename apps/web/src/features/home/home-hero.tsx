import { placeholderUrl } from '@tideline/domain/picture/image-url';
import { homeHero } from '@tideline/copy/home/home';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ResponsiveImage } from '../../ui/drawing/responsive-image.tsx';
import { HeroSea } from './hero-sea.tsx';

/** The first screen. */
export function HomeHero() {
  const linkTo = useSiteLink();
  const { badge, headline, lead, requestQuote, viewServices, image } = useCopy('home', 'hero', homeHero);
  return (
    <section id="home" aria-labelledby="home-title" className="relative isolate overflow-clip">
      <div className="frame pt-[clamp(1.25rem,3vw,4rem)]">
        <p className="type-label flex items-center gap-3 text-muted">
          <span aria-hidden="true" className="h-px w-10 bg-ink" />
          {badge}
        </p>
        <h1
          id="home-title"
          className="type-display mt-5 -ml-[0.035em] max-w-[10.5em] text-display-l text-balance sm:mt-7"
        >
          {headline}
        </h1>
        <div className="relative z-10 mt-7 max-w-[35rem] sm:mt-9">
          <p className="text-lead text-muted">{lead}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <ButtonLink {...linkTo(requestQuote)}>{requestQuote.label}</ButtonLink>
            <ButtonLink variant="secondary" {...linkTo(viewServices)}>
              {viewServices.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="relative -z-10 mt-8 md:mt-[clamp(-4rem,-5vw,-1rem)] h-[clamp(17rem,36vw,38rem)] lg:mt-[clamp(-8rem,-6.2vw,-3rem)]">
        {image.photo ? (
          <ResponsiveImage
            src={image.photo}
            placeholder={placeholderUrl(1600, 620)}
            alt={image.alt}
            sizes="100vw"
            fetchPriority="high"
            className="h-full w-full object-cover"
            style={{ objectPosition: image.focus }}
          />
        ) : (
          <HeroSea seed="tideline-home" label={image.alt} />
        )}
      </div>
    </section>
  );
}
