import type { Schema } from './document.ts';
import { html, type Html, prose } from './html.ts';

type Field = { name: string; schema: Schema; isRequired: boolean };

/** The fields of an object. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

/** A table of fields: name, type and limits, meaning. @param caption for screen readers */
export function renderFields(caption: string, fields: readonly Field[]): Html {
  const rows = fields.map(
    ({ name, schema, isRequired }) =>
      html`<tr>
        <th scope="row"><code>${name}</code>${isRequired && html` <small class="required">required</small>`}</th>
        <td>${typeOf(schema)}${limitsOf(schema).map((limit) => html`<br /><small>${limit}</small>`)}</td>
        <td>${prose(schema.description ?? '')}</td>
      </tr>`,
  );
  return html`<div class="table">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/**
 * The type of a value, with a link to a documented object.
 * @example typeOf({ type: 'array', items: { type: 'string' } }).text // => 'list of string'
 */
export function typeOf(schema: Schema): Html {
  const { $ref, anyOf, oneOf, items, enum: values, type, format, properties } = schema;
  const name = $ref?.split('/').at(-1);
  if (name) return html`<a href="/api/docs/objects#${name}">${name}</a>`;
  const kinds = anyOf ?? oneOf;
  if (kinds) return joined(kinds.map(typeOf), ' or ');
  if (items) return html`list of ${typeOf(items)}`;
  if (values) return joined(values.map(code), ' ');
  const inner = properties && html` { ${joined(Object.entries(properties).map(namedType), ', ')} }`;
  return html`${[type ?? 'any'].flat().join(' or ')}${format !== undefined && ` (${format})`}${inner}`;
}

function namedType([name, schema]: [string, Schema]): Html {
  return html`${name}: ${typeOf(schema)}`;
}

function code(value: unknown): Html {
  return html`<code>${JSON.stringify(value)}</code>`;
}

function joined(parts: readonly Html[], separator: string): Html {
  return html`${parts.map((part, at) => html`${at > 0 && separator}${part}`)}`;
}

function limitsOf({ maxLength, minimum, maximum, default: standard }: Schema): string[] {
  return [
    maxLength === undefined ? '' : `at most ${maxLength.toLocaleString('en-US')} characters`,
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum.toLocaleString('en-US')}`,
    standard === undefined ? '' : `default ${JSON.stringify(standard)}`,
  ].filter((text) => text !== '');
}
