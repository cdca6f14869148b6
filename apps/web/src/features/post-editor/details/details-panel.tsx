import type { DetailsProps } from './details-props.ts';
import { DETAILS_SECTIONS } from './details-sections.ts';

export type DetailsPanelProps = DetailsProps & { isShown: boolean };

/** Everything about a post beside its words. Beside the text in a wide window, in place of it in a narrow one. */
export function DetailsPanel({ isShown, ...details }: DetailsPanelProps) {
  return (
    <section
      id="post-details"
      aria-label="Details"
      hidden={!isShown}
      className="flex-none divide-y divide-line pb-16 max-lg:mx-auto max-lg:w-full max-lg:max-w-[45rem] lg:w-86 lg:border-l lg:border-line lg:pl-6"
    >
      {DETAILS_SECTIONS.map(({ title, Section }) => (
        <div key={title} className="grid gap-4 py-5 first:pt-0">
          <h2 className="type-label text-muted">{title}</h2>
          <Section {...details} />
        </div>
      ))}
    </section>
  );
}
