import { copyFields } from '@tideline/copy/editing/copy-fields';
import type { Ref } from 'react';
import { FieldList } from './field-list.tsx';
import { inWords } from './field-words.ts';
import type { FieldsProps } from './fields-props.ts';

export type FieldsPanelProps = FieldsProps & {
  sections: Record<string, unknown>;
  ref: Ref<HTMLElement>;
};

/** All fields of a page by section. */
export function FieldsPanel({ sections, ref, ...rest }: FieldsPanelProps) {
  const bySection = Map.groupBy(copyFields(sections, rest.values), ({ section }) => section);
  return (
    <section ref={ref} aria-label="Texts" className="min-w-0">
      {[...bySection].map(([section, fields], at) => {
        const changed = Object.keys(rest.values).filter((path) => path.split('.', 1)[0] === section).length;
        return (
          <details key={section} open={at === 0} className="border-b border-line">
            <summary className="min-h-12 cursor-pointer content-center text-lg font-semibold">
              <h2 className="inline">{inWords(section)}</h2>
              {changed > 0 ? <span className="ml-2 text-sm font-normal text-muted">{changed} changed</span> : null}
            </summary>
            <div className="grid grid-cols-1 gap-4 pt-1 pb-6">
              <FieldList {...rest} fields={fields} />
            </div>
          </details>
        );
      })}
    </section>
  );
}
