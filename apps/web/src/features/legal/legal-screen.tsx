import type { SiteSettings } from '@tideline/domain/site/settings';
import { type LegalDocument, type LegalId, legalLabels } from '@tideline/copy/legal/legal-document';
import { LongDate } from '../../lib/text/long-date.tsx';
import { PageContents } from '../../ui/sections/page-contents.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { FormerVersions } from './former-versions.tsx';
import { LegalProse } from './legal-prose.tsx';

export type LegalScreenProps = {
  id: LegalId;
  document: LegalDocument;
  site: Pick<SiteSettings, 'timeZone'>;
};

/** Between two items. Source: product specification §9, legal pages. */
const STAGGER_MS = 100;
/** Maximum number of stagger steps, so that items far below do not wait. */
const STAGGER_STEPS = 3;

/** A legal page with a table of contents. */
export function LegalScreen({ id, document, site: { timeZone } }: LegalScreenProps) {
  const { title, updatedOn, lead, sections, versions = [] } = document;
  return (
    <article className="frame pt-[clamp(1.5rem,4.5vw,4.5rem)] pb-[clamp(6rem,11vw,10rem)]">
      <h1 className="type-display text-[clamp(2.625rem,1.5rem+4.6vw,6rem)] leading-[0.98]">{title}</h1>
      <p className="mt-7 max-w-[36em] text-lead text-muted">{lead}</p>
      <p className="type-label mt-5 font-normal text-muted">
        {legalLabels.updated} <LongDate date={updatedOn} timeZone={timeZone} />
      </p>
      <div className="grid-page mt-12 gap-y-10 border-t border-ink pt-6 lg:mt-16">
        <div className="no-print col-span-12 lg:col-span-3">
          <div className="lg:sticky lg:top-28">
            <PageContents
              title={legalLabels.contents}
              entries={sections.map((section) => ({ anchor: section.id, text: section.heading }))}
            />
          </div>
        </div>
        <div className="prose col-span-12 lg:col-span-8 lg:col-start-5">
          {sections.map(({ id: anchor, heading, body }, at) => (
            <Reveal
              as="section"
              key={anchor}
              delayMs={Math.min(at, STAGGER_STEPS) * STAGGER_MS}
              className="prose max-w-none!"
            >
              <h2 id={anchor}>{heading}</h2>
              <LegalProse text={body} />
            </Reveal>
          ))}
          <FormerVersions id={id} days={versions} timeZone={timeZone} />
        </div>
      </div>
    </article>
  );
}
