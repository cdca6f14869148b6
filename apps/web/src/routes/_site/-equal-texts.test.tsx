import { copyFields } from '@tideline/copy/editing/copy-fields';
import { changedSections } from '@tideline/copy/editing/copy-values';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BroadeningHorizons } from '../../features/about/broadening-horizons.tsx';
import { OurStory } from '../../features/about/our-story.tsx';
import { WhyUs } from '../../features/about/why-us.tsx';
import { IndustryCards } from '../../features/home/industry-cards.tsx';
import { ServiceTiles } from '../../features/home/service-tiles.tsx';
import { LegalProse } from '../../features/legal/legal-prose.tsx';
import { Testimonials } from '../../features/testimonials/testimonials.tsx';
import { copyReader } from '../../lib/copy/copy-reader.ts';
import { CopyContext } from '../../lib/copy/use-copy.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { NotFoundPage } from './-not-found-page.tsx';

afterEach(() => vi.restoreAllMocks());

test.each<[string, ReactNode]>([
  ['the tiles of the services', <ServiceTiles key="tiles" />],
  ['the cards of the industries', <IndustryCards key="cards" />],
  ['the testimonials and the clients', <Testimonials key="testimonials" />],
  ['the promises', <WhyUs key="promises" />],
  ['the story', <OurStory key="story" />],
  ['the paragraphs about growth', <BroadeningHorizons key="growth" />],
  ['the links of a missing page', <NotFoundPage key="missing" />],
  ['a legal text', <LegalProse key="legal" text={'**Sea.** Tide, **Sea.**\n\nSea.\n\nSea.\n\n- Sea.\n- Sea.'} />],
])('%s may have one text twice', async (_name, content) => {
  const warnings = vi.spyOn(console, 'error');
  const changed = Object.entries(SITE_DOCUMENTS).map(([id, { sections }]) => [
    id,
    changedSections(sections, equalTexts(sections)),
  ]);
  const read = copyReader(Object.fromEntries(changed), (copy) => copy);
  await renderStaff(<CopyContext value={read}>{content}</CopyContext>);
  expect(document.body.textContent.match(/Sea\./g)?.length).toBeGreaterThan(2);
  // happy-dom does not know <search>.
  expect(warnings.mock.calls.filter(([, tag]) => tag !== 'search')).toEqual([]);
});

/** Every text of a document as the same word. */
function equalTexts(sections: Record<string, unknown>): CopyValues {
  const values: CopyValues = {};
  for (const { path, kind } of copyFields(sections, {})) {
    if (kind === 'line' || kind === 'text') values[path] = 'Sea.';
    if (kind === 'lines') values[path] = ['Sea.', 'Sea.'];
  }
  return values;
}
