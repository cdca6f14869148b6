import { Link } from '@tanstack/react-router';
import { displayTitle } from '@tideline/domain/post/post';
import {
  type ServiceDetail,
  serviceDetailLabels,
  serviceDetails,
  serviceWork,
} from '@tideline/copy/services/service-details';
import type { BrandColour, Service } from '@tideline/copy/services/services';
import { sampleForService } from '@tideline/copy/work-samples/samples';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useFormLink } from '../../lib/forms/form-link.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { FOLD_ROW, PhoneFold } from '../../ui/sections/phone-fold.tsx';
import { FoldSign } from '../../ui/sections/fold-sign.tsx';
import { WorkSampleFigure } from '../../work-samples/work-sample-figure.tsx';
import { TopicButton } from './topic-button.tsx';
import type { ServiceReading } from './service-reading.ts';

export type ServiceCardProps = {
  service: Service;
  article: ServiceReading[keyof ServiceReading];
};

const COLOURS: Record<BrandColour, string> = {
  deep: 'bg-brand-deep text-on-deep dark:ring-1 dark:ring-line-strong',
  teal: 'bg-brand-teal text-on-teal',
  foam: 'bg-brand-foam text-on-foam',
  coral: 'bg-brand-coral text-on-coral',
  sand: 'bg-brand-sand text-on-sand',
  kelp: 'bg-brand-kelp text-on-kelp',
};

/** A service; a details element below its summary lists the deliverables. */
export function ServiceCard({ service, article }: ServiceCardProps) {
  const labels = useCopy('services', 'detailLabels', serviceDetailLabels);
  // A service that staff have added has no details.
  const details: Partial<Record<string, ServiceDetail>> = useCopy('services', 'details', serviceDetails);
  const detail = details[service.id];
  const { title, subtitle, description, icon, colour } = service;
  return (
    <div className="relative flex h-full flex-col px-4 md:p-8">
      <div className={`${FOLD_ROW} py-3 md:block md:py-0`}>
        <span
          className={classNames('grid size-10 flex-none place-items-center rounded-full md:size-12', COLOURS[colour])}
        >
          <NamedIcon name={icon} className="size-6 max-md:size-5" />
        </span>
        <div>
          <h3 className="type-title max-w-[14.25em] text-title-s max-md:text-[1.125rem] md:mt-6">{title}</h3>
          {subtitle ? <p className="type-label mt-1.5 text-accent max-md:mt-0">{subtitle}</p> : null}
        </div>
      </div>
      <PhoneFold title={title}>
        <p className="mb-4 max-w-[34.75em] text-muted md:mt-3">{description}</p>
        {detail ? (
          <details data-more="" className="mt-auto border-t border-line">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2 font-[560]">
              <span>
                {labels.open}
                <span className="sr-only">: {title}</span>
              </span>
              <FoldSign />
            </summary>
            <ServiceDetails service={service} article={article} detail={detail} />
          </details>
        ) : null}
      </PhoneFold>
    </div>
  );
}

function ServiceDetails({ service: { id, title }, article, detail }: ServiceCardProps & { detail: ServiceDetail }) {
  const labels = useCopy('services', 'detailLabels', serviceDetailLabels);
  const work = useCopy('services', 'work', serviceWork);
  const { gets, steps } = detail;
  const ask = useFormLink({ topic: title });
  return (
    <div className="pt-3">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-[3fr_3fr_4fr]">
        <ul className="grid content-start">
          {gets.map((text, at) => (
            <li key={at} className="flex gap-3 border-b border-line py-2.5 last:border-0">
              <NamedIcon name="Check" className="icon mt-1 text-accent" />
              {text}
            </li>
          ))}
        </ul>
        <div>
          <h4 className="type-label text-muted">{labels.steps}</h4>
          <ol className="mt-1">
            {steps.map((text, at) => (
              <li key={at} className="grid grid-cols-[2rem_1fr] py-2">
                <span aria-hidden="true" className="type-title text-accent">
                  {at + 1}
                </span>
                {text}
              </li>
            ))}
          </ol>
        </div>
        {work.isShown ? (
          <div className="sm:col-span-2 lg:col-span-1">
            <h4 className="type-label mb-3 text-muted">{labels.sample}</h4>
            <WorkSampleFigure sample={sampleForService(id)} className="max-w-md" />
          </div>
        ) : null}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line pt-5">
        {article ? (
          <p>
            <span className="type-label block text-muted">{labels.reading}</span>
            <Link to="/blog/$postId" params={{ postId: article.id }} className="inline-block py-1.5 font-[560] link">
              <bdi>{displayTitle(article)}</bdi>
            </Link>
          </p>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TopicButton topic={title} />
          <Link to="/" hash="contact" {...ask} className="inline-flex min-h-11 items-center font-[560] link">
            {labels.form}
          </Link>
        </p>
      </div>
    </div>
  );
}
