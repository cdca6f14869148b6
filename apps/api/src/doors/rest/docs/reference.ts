/** The reference on `/api/docs`: every call and object of the OpenAPI document as HTML, which needs no script. */
import { WITHOUT_PATH } from './without-path.ts';
import { fieldsOf, renderFields, type Schema, toHtml, typeOf } from './reference-fields.ts';

type Content = Record<string, { schema: Schema; example?: object }>;
type Answer = { description: string; content?: Content; headers?: Record<string, { description: string }> };
type Parameter = { name: string; in: string; required: boolean; schema: Schema; example?: string | number };
type Operation = {
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
};
/** The parts of the OpenAPI document that the reference shows. */
export type ReferenceDocument = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The calls by subject, then the objects in their answers. */
export function renderReference({ tags, paths, components }: ReferenceDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const items = own.map(({ method, path, operation }) => renderCall(method, path, operation));
    return `<h3>${name}</h3><p>${toHtml(description)}</p>${items.join('')}`;
  });
  const objects = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary>${renderFields(fieldsOf(schema))}</details>`,
  );
  const others = WITHOUT_PATH.map(({ subject, reason }) => `<dt>${subject}</dt><dd>${toHtml(reason)}</dd>`);
  return `${groups.join('')}<h3>Without a path</h3><p>What the typed client can call and HTTP cannot, and why.</p><dl>${others.join('')}</dl><h3>Objects</h3><p>What the calls answer with.</p>${objects.join('')}`;
}

function renderCall(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters = [], requestBody, responses, security = [] } = operation;
  const texts = [description, describeSecurity(security)].filter((text) => text !== undefined);
  const inputs = parameters.map(({ name, in: place, required, schema }) => {
    return { name, schema, place, isRequired: required };
  });
  const answers = Object.entries(responses).map(([status, answer]) => renderAnswer(status, answer));
  return (
    `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${path}</code> ${toHtml(summary)}</summary>` +
    texts.map((text) => `<p>${toHtml(text)}</p>`).join('') +
    (inputs.length > 0 ? `<h4>Parameters</h4>${renderFields(inputs)}${renderQuery(path, parameters)}` : '') +
    (requestBody ? `<h4>Body</h4>${renderBody(requestBody.content)}` : '') +
    `<h4>Answers</h4><dl>${answers.join('')}</dl></details>`
  );
}

function describeSecurity(ways: Record<string, string[]>[]): string | undefined {
  if (ways.length === 0 || ways.some((way) => Object.keys(way).length === 0)) return undefined;
  const scopes = ways.flatMap((way) => way.apiKey ?? []);
  if (scopes.length === 0) return 'Needs the token of a sign-in; an API key is refused.';
  return `Needs an API key with the right ${scopes.join(', ')}, or the token of a sign-in.`;
}

function renderBody(content: Content): string {
  const types = Object.keys(content).map((type) => `<code>${type}</code>`);
  const fields = Object.values(content).flatMap(({ schema }) => fieldsOf(schema));
  const examples = Object.values(content).flatMap(({ example }) => (example ? [renderExample(example)] : []));
  return `<p>${types.join(', ')}</p>${fields.length > 0 ? renderFields(fields) : ''}${examples.join('')}`;
}

/** An address with example values of its parameters; empty without examples. */
function renderQuery(path: string, parameters: Parameter[]): string {
  const given = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [`${name}=${example}`]));
  if (given.length === 0) return '';
  const line = `GET ${path}?${given.join('&amp;')}`;
  return `<pre tabindex="0" aria-label="Example of a request"><code>${line}</code></pre>`;
}

function renderExample(example: object): string {
  const text = JSON.stringify(example, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<pre tabindex="0" aria-label="Example of a body"><code>${text}</code></pre>`;
}

function renderAnswer(status: string, { description, content = {}, headers = {} }: Answer): string {
  const types = Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? typeOf(schema) : `<code>${type}</code>`,
  );
  const own = Object.entries(headers).filter(([name]) => !name.startsWith('RateLimit')); // the guide has these
  const lines = own.map(([name, header]) => `<code>${name}</code>: ${toHtml(header.description)}`);
  return (
    `<dt><code>${status}</code> <small>${types.join(', ')}</small></dt>` +
    `<dd>${[toHtml(description), ...lines].join('<br>')}</dd>`
  );
}
