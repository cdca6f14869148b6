import { ArrowRight } from 'lucide-react';
import { serviceTiles, whatWeDo } from '@tideline/copy/home/home';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { FOLD_ROW, PhoneFold } from '../../ui/sections/phone-fold.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';

/** Between two tiles. Source: product specification §9, home page. */
const STAGGER_MS = 150;

/** What We Do: six tiles. */
export function ServiceTiles() {
  const intro = useCopy('home', 'servicesIntro', whatWeDo);
  const tiles = useCopy('home', 'services', serviceTiles);
  return (
    <div className="frame">
      <SectionHeading id="services-title" {...intro} />
      <ul className="mt-10 grid gap-x-[clamp(1rem,2vw,2rem)] sm:grid-cols-2 lg:mt-20 lg:grid-cols-3">
        {tiles.map(({ title, text, icon }, at) => (
          <Reveal
            as="li"
            key={at}
            delayMs={(at % 3) * STAGGER_MS}
            className="relative border-t border-line-strong/40 md:grid md:grid-cols-[auto_1fr] md:content-start md:gap-x-5 md:py-7 lg:py-9"
          >
            <div className={`${FOLD_ROW} md:contents`}>
              <NamedIcon name={icon} className="size-8 flex-none text-accent md:mt-1" />
              <h3 className="type-title text-title-s">{title}</h3>
            </div>
            <div className="md:col-start-2">
              <PhoneFold title={title}>
                <p className="max-w-[24em] text-muted max-md:pb-5 md:mt-2">{text}</p>
              </PhoneFold>
            </div>
          </Reveal>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink
          variant="secondary"
          to={intro.exploreAll.to}
          search={intro.exploreAll.search}
          hash={intro.exploreAll.hash}
        >
          {intro.exploreAll.label}
          <ArrowRight aria-hidden="true" className="icon" />
        </ButtonLink>
      </p>
    </div>
  );
}
