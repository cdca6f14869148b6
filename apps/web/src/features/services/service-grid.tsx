import { serviceQuestion } from '@tideline/copy/services/service-details';
import { services } from '@tideline/copy/services/services';
import { serviceGrid } from '@tideline/copy/services/services-page';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useFormLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/sections/badge.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { ServiceCard } from './service-card.tsx';
import type { ServiceReading } from './service-reading.ts';

export type ServiceGridProps = { reading: ServiceReading };

/** Delay between two cards. Source: product specification §9, other pages. */
const STAGGER_MS = 100;

/** The services, each with its own anchor. An open card spans the row; a question fills up the last one. */
export function ServiceGrid({ reading }: ServiceGridProps) {
  const grid = useCopy('services', 'grid', serviceGrid);
  const offers = useCopy('services', 'services', services);
  const question = useCopy('services', 'question', serviceQuestion);
  const formLink = useFormLink();
  return (
    <section aria-labelledby="services-title" className="section-y">
      <div className="frame">
        <SectionHeading id="services-title" heading={grid.heading} statement={grid.statement} lead={grid.lead} />
        <p className="mt-8 lg:mt-10">
          <Badge tone="accent">{grid.badge}</Badge>
        </p>
        <ul className="mt-6 grid grid-flow-dense gap-px overflow-hidden rounded-[4px] border border-line sm:grid-cols-2 lg:grid-cols-3">
          {offers.map((service, at) => (
            <li
              key={service.id}
              id={service.id}
              className="ring-1 ring-line target:bg-tint has-[[data-more][open]]:col-span-full has-[[open]]:bg-surface forced-colors:outline"
            >
              <Reveal delayMs={(at % 3) * STAGGER_MS} className="h-full">
                <ServiceCard service={service} article={reading[service.id]} />
              </Reveal>
            </li>
          ))}
          <li className="deep flex flex-col items-start justify-center p-6 ring-1 ring-line sm:p-8 lg:col-span-2">
            <p className="type-display max-w-[14em] text-display-s text-balance">{question.question}</p>
            <p className="mt-3 mb-6 max-w-[34.75em] text-muted">{question.text}</p>
            <ButtonLink to="/" hash="contact" {...formLink}>
              {question.action}
            </ButtonLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
