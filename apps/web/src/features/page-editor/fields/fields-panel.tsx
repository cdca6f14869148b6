import { copyFields } from '@tideline/copy/editing/copy-fields';
import type { Ref } from 'react';
import type { FieldsProps } from './fields-props.ts';
import { PlaceholderNote } from './placeholder-note.tsx';
import { SectionFields } from './section-fields.tsx';

export type FieldsPanelProps = FieldsProps & {
  sections: Record<string, unknown>;
  ref: Ref<HTMLElement>;
};

/** All fields of a page by section. */
export function FieldsPanel({ sections, ref, ...rest }: FieldsPanelProps) {
  const bySection = Map.groupBy(copyFields(sections, rest.values), ({ section }) => section);
  return (
    <section ref={ref} aria-label="Texts" className="min-w-0">
      <PlaceholderNote />
      {[...bySection].map(([section, fields], at) => (
        <SectionFields key={section} {...rest} section={section} fields={fields} isFirst={at === 0} />
      ))}
    </section>
  );
}
