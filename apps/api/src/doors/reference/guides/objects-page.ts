import type { ReferenceDocument } from '../document.ts';
import { html, type Html } from '../html.ts';
import { fieldsOf, renderFields } from '../schema-table.ts';

/** Every object that calls answer with. */
export function renderObjects({ components }: ReferenceDocument): Html {
  const sections = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section id="${name}" aria-labelledby="${name}-title">
        <h2 id="${name}-title"><a href="#${name}">${name}</a></h2>
        ${renderFields(name, fieldsOf(schema))}
      </section>`,
  );
  return html`${sections}`;
}
