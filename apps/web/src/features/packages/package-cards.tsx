import { packagesSection } from '@tideline/copy/home/home';
import { nameOfIncluded } from '@tideline/copy/packages/compare-packages';
import { packageLabels, packages, type ServicePackage } from '@tideline/copy/packages/packages';
import { DiscoveryCallLink } from './discovery-call-link.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useFormLink } from '../../lib/forms/form-link.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { Badge } from '../../ui/sections/badge.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { WaveLines } from '../../ui/drawing/wave-lines.tsx';

/** Between two cards. Source: product specification §9, home page. */
const STAGGER_MS = 200;

/** Our Packages: one, three and five tide lines. */
export function PackageCards() {
  const intro = useCopy('home', 'packagesIntro', packagesSection);
  const offers = useCopy('home', 'packages', packages);
  return (
    <div className="frame mt-[clamp(5rem,9vw,9rem)]">
      <SectionHeading id="packages-title" {...intro} />
      <ul className="mt-14 grid gap-6 lg:mt-24 lg:grid-cols-3 lg:gap-[clamp(1rem,2vw,2rem)]">
        {offers.map((offer, at) => (
          <Reveal as="li" key={offer.id} delayMs={at * STAGGER_MS} className={offer.popular ? 'lg:-mt-10' : undefined}>
            <PackageCard offer={offer} included={nameOfIncluded(offer, offers)} />
          </Reveal>
        ))}
      </ul>
      <p className="mt-10 flex flex-wrap border-t border-ink pt-6">
        <DiscoveryCallLink />
      </p>
    </div>
  );
}

function PackageCard({ offer, included }: { offer: ServicePackage; included: string | null }) {
  const start = useFormLink({ package: offer.id });
  const { getStarted } = useCopy('home', 'packagesIntro', packagesSection);
  const labels = useCopy('home', 'packageLabels', packageLabels);
  return (
    <article
      data-package={offer.id} // read by `collect-trail.ts`
      className={classNames(
        'flex h-full flex-col overflow-hidden rounded-[4px] border',
        offer.popular ? 'deep border-transparent dark:border-accent' : 'border-line-strong/50 bg-surface',
      )}
    >
      <div className="relative flex h-40 items-end overflow-hidden text-accent">
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
        <ul className="mt-2 mb-8 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
          {offer.features.map((feature, at) => (
            <li key={at} className="flex gap-3 border-t border-line py-2.5">
              <NamedIcon name="Check" className="icon mt-1 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink
          to="/"
          hash="contact"
          {...start}
          variant={offer.popular ? 'primary' : 'secondary'}
          className="mt-auto"
          aria-label={`${getStarted}: ${offer.name}`}
        >
          {getStarted}
        </ButtonLink>
      </div>
    </article>
  );
}

const WAVE_HEIGHTS: Record<ServicePackage['waveLines'], string> = { 1: 'h-9', 3: 'h-20', 5: 'h-30' };
