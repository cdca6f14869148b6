import { type BrandColour, services } from '../../content/services.ts';
import { serviceGrid } from '../../content/services-page.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { Badge } from '../../ui/sections/badge.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';

/** Between two cards. Source: product specification §9, other pages. */
const STAGGER_MS = 100;

const COLOURS: Record<BrandColour, string> = {
  deep: 'bg-brand-deep text-[#f6f7f3] dark:ring-1 dark:ring-line-strong',
  tide: 'bg-brand-tide text-[#f6f7f3]',
  foam: 'bg-brand-foam text-brand-deep',
  coral: 'bg-brand-coral text-brand-deep',
  sand: 'bg-brand-sand text-brand-deep',
  kelp: 'bg-brand-kelp text-[#ffffff]',
};

/** The thirteen services; each has an anchor of its own. The first and the last are wide, so that the grid closes. */
export function ServiceGrid() {
  return (
    <section aria-labelledby="services-title" className="section-y">
      <div className="frame">
        <SectionHeading
          id="services-title"
          heading={serviceGrid.heading}
          statement={serviceGrid.statement}
          lead={serviceGrid.lead}
        />
        <p className="mt-8 lg:mt-10">
          <Badge tone="tide">{serviceGrid.badge}</Badge>
        </p>
        <ul className="mt-6 grid gap-px overflow-hidden rounded-[4px] border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {services.map(({ id, title, subtitle, description, icon, colour }, at) => (
            <li
              key={id}
              id={id}
              className={classNames(
                'bg-paper target:bg-tint forced-colors:outline',
                at === 0 && 'lg:col-span-2',
                at === services.length - 1 && 'sm:col-span-2',
              )}
            >
              <Reveal delayMs={(at % 3) * STAGGER_MS} className="flex h-full flex-col p-6 sm:p-8">
                <span className={classNames('grid size-12 place-items-center rounded-full', COLOURS[colour])}>
                  <NamedIcon name={icon} className="size-6" />
                </span>
                <h3 className="type-title mt-6 max-w-[14.25em] text-title-s">{title}</h3>
                {subtitle ? <p className="type-label mt-1.5 text-tide">{subtitle}</p> : null}
                <p className="mt-3 max-w-[34.75em] text-muted">{description}</p>
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
