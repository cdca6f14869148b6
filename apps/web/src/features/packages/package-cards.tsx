import { packagesSection } from '@tideline/copy/home/home';
import { nameOfIncluded } from '@tideline/copy/packages/compare-packages';
import { morePoints, packageLabels, packages, type ServicePackage } from '@tideline/copy/packages/packages';
import { DiscoveryCallLink } from './discovery-call-link.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useFormLink } from '../../lib/forms/form-link.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { Badge } from '../../ui/sections/badge.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { FoldSign } from '../../ui/sections/fold-sign.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { WaveLines } from '../../ui/drawing/wave-lines.tsx';

/** Between two cards. Source: product specification §9, home page. */
const STAGGER_MS = 200;
/** How many points of a package are not folded on phones. */
const SHOWN_POINTS = 4;

/** Our Packages: one, three and five tide lines. */
export function PackageCards() {
  const intro = useCopy('home', 'packagesIntro', packagesSection);
  const offers = useCopy('home', 'packages', packages);
  return (
    <div className="frame mt-[clamp(3rem,9vw,9rem)]">
      <SectionHeading id="packages-title" {...intro} />
      <div className="mt-6 grid-page">
        <p className="col-span-12 lg:col-span-9 lg:col-start-4">
          <DiscoveryCallLink />
        </p>
      </div>
      <ul className="mt-10 rail gap-6 md:grid lg:mt-24 lg:grid-cols-3 lg:gap-[clamp(1rem,2vw,2rem)]">
        {offers.map((offer, at) => (
          <Reveal as="li" key={offer.id} delayMs={at * STAGGER_MS} className={offer.popular ? 'lg:-mt-10' : undefined}>
            <PackageCard offer={offer} included={nameOfIncluded(offer, offers)} />
          </Reveal>
        ))}
      </ul>
    </div>
  );
}

function PackageCard({ offer, included }: { offer: ServicePackage; included: string | null }) {
  const start = useFormLink({ package: offer.id });
  const { getStarted } = useCopy('home', 'packagesIntro', packagesSection);
  const labels = useCopy('home', 'packageLabels', packageLabels);
  const points = offer.features;
  const rest = points.slice(SHOWN_POINTS);
  return (
    <article
      data-package={offer.id} // read by `collect-trail.ts`
      className={classNames(
        'flex h-full flex-col overflow-hidden rounded-[4px] border',
        offer.popular ? 'deep border-transparent dark:border-accent' : 'border-line-strong/50 bg-surface',
      )}
    >
      <div className="relative flex h-28 items-end md:h-40 overflow-hidden text-accent">
        <WaveLines
          seed={`package ${offer.id}`}
          count={offer.waveLines}
          crests={1.7}
          strokeWidth={2}
          className={classNames('absolute inset-x-0 bottom-5 w-full', WAVE_HEIGHTS[offer.waveLines])}
        />
        {offer.popular ? (
          <Badge tone="sand" className="absolute top-5 right-6">
            {labels.popular}
          </Badge>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col px-6 pb-7 sm:px-8">
        <h3 className="type-display text-display-s tracking-[0.01em]">{offer.name}</h3>
        <p className="mt-3 text-muted">{offer.description}</p>
        <p className="type-label mt-6">{labels.bestFor}</p>
        <p className="mt-0.5 text-muted">{offer.bestFor}</p>
        <p className="type-label mt-6">
          {included ? labels.featuresBeyond.replace('{name}', included) : labels.features}
        </p>
        <Points points={points.slice(0, SHOWN_POINTS)} className="mt-2" />
        {rest.length > 0 ? (
          <details className="fold">
            <summary className="flex min-h-11 list-none items-center justify-between border-t border-line font-[560] [&::-webkit-details-marker]:hidden">
              {morePoints.replace('{count}', String(rest.length))}
              <FoldSign />
            </summary>
            <Points points={rest} />
          </details>
        ) : null}
        <div className="min-h-8 flex-1" />
        <ButtonLink
          to="/"
          hash="contact"
          {...start}
          variant={offer.popular ? 'primary' : 'secondary'}
          aria-label={`${getStarted}: ${offer.name}`}
        >
          {getStarted}
        </ButtonLink>
      </div>
    </article>
  );
}

function Points({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8', className)}>
      {points.map((point, at) => (
        <li key={at} className="flex gap-3 border-t border-line py-2.5">
          <NamedIcon name="Check" className="icon mt-1 text-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}

const WAVE_HEIGHTS: Record<ServicePackage['waveLines'], string> = { 1: 'h-9', 3: 'h-20', 5: 'h-30' };
