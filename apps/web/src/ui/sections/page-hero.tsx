import type { ReactNode } from 'react';
import { classNames } from '../controls/class-names.ts';
import { SitePicture, type SitePictureProps } from '../drawing/site-picture.tsx';

export type PageHeroProps = {
  badge: string;
  /** Line breaks of the copy apply except on phones, so that fonts cannot change them. */
  headline: string;
  lead: string;
  picture?: SitePictureProps['picture'];
  /** A piece of work, laid over the lower part of the print. */
  work?: ReactNode;
  /** Buttons or points under the lead. */
  children?: ReactNode;
};

/** Hero of an inner page: text in the wide column, the page's print bleeding off the right edge. */
export function PageHero({ badge, headline, lead, picture, work, children }: PageHeroProps) {
  return (
    <section aria-labelledby="page-title" className="relative">
      <div
        className={classNames(
          'frame grid-page items-end pt-[clamp(1.5rem,4.5vw,4.5rem)]',
          picture ? 'lg:min-h-[min(42rem,calc(100svh-8rem))]' : '',
        )}
      >
        <div
          className={classNames(
            'col-span-12',
            picture ? 'lg:col-span-8 lg:pb-[clamp(2rem,4vw,4rem)]' : 'lg:col-span-10',
          )}
        >
          <p className="type-label flex items-center gap-3 text-muted">
            <span aria-hidden="true" className="h-px w-10 bg-ink" />
            {badge}
          </p>
          <h1
            id="page-title"
            className="type-display mt-5 -ml-[0.03em] max-w-[11em] text-[clamp(2.625rem,1.5rem+4.6vw,6rem)] leading-[0.98] text-balance sm:mt-7 sm:whitespace-pre-line"
          >
            {headline}
          </h1>
          <div className={picture ? 'max-w-[35rem]' : 'max-w-[42rem]'}>
            <p className="mt-7 text-lead text-muted">{lead}</p>
            {children}
          </div>
        </div>
        {picture ? (
          <div className="col-span-12 mt-10 -mr-[clamp(1.125rem,4.2vw,4rem)] aspect-16/10 overflow-hidden rounded-l-[3px] lg:absolute lg:inset-y-0 lg:right-0 lg:mt-0 lg:mr-0 lg:aspect-auto lg:w-[31vw]">
            <SitePicture picture={picture} shape="tall" sizes="(min-width: 64rem) 31vw, 96vw" isEager />
          </div>
        ) : null}
        {work ? (
          <div className="relative col-span-12 -mt-[14%] w-full max-w-[30rem] justify-self-end lg:max-w-[34rem] shadow-float lg:absolute lg:right-[2.5vw] lg:bottom-[clamp(1.5rem,3vw,3rem)] lg:mt-0 lg:w-[34vw]">
            {work}
          </div>
        ) : null}
      </div>
    </section>
  );
}
