import { useRef } from 'react';
import { useStickyPanel } from '../frame/use-sticky-panel.ts';
import type { DetailsSection } from './details-props.ts';

/** Below the header and the editor's bar, with some air. */
const BAR_BOTTOM_PX = 140;

export type DetailsPanelProps<Details> = {
  isShown: boolean;
  /** From top to bottom. A section with nothing to say renders nothing. */
  sections: readonly DetailsSection<Details>[];
  /** What every section is given. */
  details: Details;
};

/**
 * All details of a post or an issue besides its text. Shown beside the text in a wide window, instead of it in a narrow one.
 */
export function DetailsPanel<Details extends object>({ isShown, sections, details }: DetailsPanelProps<Details>) {
  const panel = useRef<HTMLElement>(null);
  useStickyPanel(panel, BAR_BOTTOM_PX);
  return (
    <section
      ref={panel}
      id="editor-details"
      aria-label="Details"
      hidden={!isShown}
      className="flex-none self-start divide-y divide-line pb-16 max-lg:mx-auto max-lg:w-full max-lg:max-w-[45rem] lg:sticky lg:w-86 lg:border-l lg:border-line lg:pl-6"
    >
      {sections.map(({ title, Section }) => (
        <div key={title} className="grid gap-4 py-5 first:pt-0 has-[>h2:only-child]:hidden">
          <h2 className="type-label text-muted">{title}</h2>
          <Section {...details} />
        </div>
      ))}
    </section>
  );
}
