import { classNames } from '../controls/class-names.ts';
import { Reveal } from '../drawing/reveal.tsx';

export type SectionHeadingProps = {
  /** The section's name, set small in the margin. */
  heading: string;
  /** The statement, set large. */
  statement?: string;
  lead?: string;
  /** Heading id: `<section aria-labelledby={id}>`. */
  id?: string;
  className?: string;
};

/** Section head: name in the margin under a rule, statement and lead in the wide column. */
export function SectionHeading({ heading, statement, lead, id, className }: SectionHeadingProps) {
  return (
    <Reveal as="header" className={classNames('grid-page border-t border-ink pt-4', className)}>
      <h2 id={id} className="type-title col-span-12 text-title-s lg:col-span-3">
        {heading}
      </h2>
      <div className="col-span-12 mt-4 lg:col-span-9 lg:mt-0">
        {statement ? <p className="type-display max-w-[12.25em] text-display-s text-balance">{statement}</p> : null}
        {lead ? (
          <p className={classNames('max-w-[37.25em] text-lead text-muted', statement && 'mt-5')}>{lead}</p>
        ) : null}
      </div>
    </Reveal>
  );
}
