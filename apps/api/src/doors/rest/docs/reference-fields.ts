/** The fields of the objects, parameters and bodies in the reference on `/api/docs`. */

/** A JSON schema, as far as the reference shows it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};
type Field = { name: string; schema: Schema; place?: string; isRequired: boolean };
/** The fields of an object. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));
}

/** A list of fields, each with its type and limits. */
export function renderFields(fields: Field[]): string {
  const items = fields.map(({ name, schema, place, isRequired }) => {
    const facts = [place, isRequired && 'required', typeOf(schema), ...limitsOf(schema)].filter(Boolean);
    const text = schema.description ? `<dd>${toHtml(schema.description)}</dd>` : '';
    return `<dt><code>${name}</code> <small>${facts.join(', ')}</small></dt>${text}`;
  });
  return `<dl>${items.join('')}</dl>`;
}

/**
 * The type of a value, with a link to a documented object.
 * @example typeOf({ type: 'array', items: { type: 'string' } }) // => 'list of string'
 */
export function typeOf({ $ref, anyOf, oneOf, items, enum: values, type, format, properties }: Schema): string {
  const name = $ref?.split('/').at(-1);
  if (name) return `<a href="#${name}">${name}</a>`;
  const kinds = anyOf ?? oneOf;
  if (kinds) return kinds.map((schema) => [typeOf(schema), ...limitsOf(schema)].join(', ')).join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  if (values) return values.map((value) => `<code>${toHtml(JSON.stringify(value))}</code>`).join(' ');
  const inner = properties ? ` {${Object.entries(properties).map(namedValue).join(', ')}}` : '';
  return `${[type ?? 'any'].flat().join(' or ')}${format ? ` (${format})` : ''}${inner}`;
}

/** @example namedValue(['answer', { enum: ['gone'] }]) // => 'answer: <code>"gone"</code>' */
function namedValue([name, schema]: [string, Schema]): string {
  return schema.enum?.length === 1 ? `${name}: ${typeOf(schema)}` : name;
}

function limitsOf({ maxLength, minimum, maximum, default: standard }: Schema): string[] {
  return [
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
    standard === undefined ? '' : `default <code>${toHtml(JSON.stringify(standard))}</code>`,
  ].filter((text) => text !== '');
}

/** Plain text with code between backticks. */
export function toHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
