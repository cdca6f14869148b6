import { LANGUAGES, type SampleRequest, writeSamples } from './code-samples.ts';
import type { DocumentedCall, Operation, Parameter, Schema } from './document.ts';
import { html, type Html, prose } from './html.ts';
import { fieldsOf, renderFields, typeOf } from './schema-table.ts';

const JSON_TYPE = 'application/json';

/** A call: what it does and takes on the left, code and answer on the right. */
export function renderCall(call: DocumentedCall): Html {
  const { id, method, path, operation, parameters, answers } = call;
  const { summary, description, requestBody } = operation;
  const json = requestBody?.content[JSON_TYPE];
  return html`<section
    class="call"
    id="${id}"
    aria-labelledby="${id}-title"
    data-method="${method}"
    data-path="${path}"
  >
    <div class="text">
      <h2 id="${id}-title"><a href="#${id}">${summary}</a></h2>
      <p class="address"><span class="method">${method}</span> <code>${path}</code></p>
      ${description !== undefined && description !== `${summary}.` && html`<p>${prose(description)}</p>`}
      <p class="access">${accessOf(operation)}</p>
      ${operation['x-events'] && renderEvents(operation['x-events'])}
      ${parameters.length > 0 && renderFields('Parameters', parameters.map(toField))}
      ${json && renderFields('Body', fieldsOf(json.schema))}
      ${requestBody && !json && html`<p>The body is the file itself: ${Object.keys(requestBody.content).join(', ')}.</p>`}
      ${renderAnswers(answers)}
    </div>
    <div class="code">
      ${renderSamples(summary, toRequest(call))} ${renderExample(answers)}
      <div class="try" data-call="${JSON.stringify(formOf(call))}"></div>
    </div>
  </section> `;
}

/** What the form needs that sends the call from the page. */
function formOf({ method, path, operation, parameters }: DocumentedCall): object {
  const { requestBody } = operation;
  const fields = parameters.map(({ name, in: place, required, example }) => ({
    name,
    place,
    isRequired: required === true,
    example,
  }));
  const body = requestBody?.content[JSON_TYPE]?.example;
  return { method, path, fields, ...(body !== undefined && { body }), isFile: isFile(operation) };
}

function isFile({ requestBody }: Operation): boolean {
  return requestBody !== undefined && requestBody.content[JSON_TYPE] === undefined;
}

function toField({ name, in: place, required, schema }: Parameter) {
  const where = place === 'path' ? 'In the path.' : '';
  const description = [schema.description, where].filter((text) => text).join('. ');
  return { name, schema: { ...schema, description } satisfies Schema, isRequired: required === true };
}

function accessOf({ security = [], 'x-right': right }: Operation): Html {
  if (security.length === 0) return html`Open to everyone.`;
  if (security.some((way) => Object.keys(way).length === 0))
    return html`Open to everyone; staff get more with a token.`;
  if (security.every((way) => !('apiKey' in way))) return html`Needs the token of a sign-in; an API key is refused.`;
  return html`Needs an API key with the right <code>${right ?? ''}</code>, or the token of a sign-in.`;
}

function renderEvents(types: readonly string[]): Html {
  const links = types.map((type) => html` <a href="/api/docs/webhooks-guide#${type}"><code>${type}</code></a>`);
  return html`<p class="access">Events:${links}</p>`;
}

function renderAnswers(answers: DocumentedCall['answers']): Html {
  const [done, refused] = [answers.filter(([status]) => status < '400'), answers.filter(([status]) => status >= '400')];
  const rows = done.map(([status, { description, content = {}, headers = {} }]) => {
    const types = Object.entries(content).map(([type, { schema }]) =>
      type === JSON_TYPE ? typeOf(schema) : html`${type}`,
    );
    const own = Object.entries(headers).flatMap(([name, header]) =>
      '$ref' in header ? [] : [[name, header.description] as const],
    );
    return html`<tr>
      <th scope="row" class="status">${status}</th>
      <td>${types}</td>
      <td>${prose(description)}${own.map(([name, meaning]) => html`<br /><code>${name}</code>: ${prose(meaning)}`)}</td>
    </tr>`;
  });
  const links = refused.map(([status]) => html` <a href="/api/docs/rules#status-${status}">${status}</a>`);
  return html`<div class="table">
      <table>
        <caption>
          Answers
        </caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Body</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    <p class="access">Refusals:${links}</p>`;
}

/** The request with its example values. */
function toRequest({ method, path, operation, parameters }: DocumentedCall): SampleRequest {
  const { requestBody, security = [] } = operation;
  const exampleOf = (name: string) => textOf(parameters.find((parameter) => parameter.name === name)?.example ?? name);
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  const search = query.map(({ name, example }) => `${name}=${encodeURIComponent(textOf(example))}`).join('&');
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => exampleOf(name));
  const body = requestBody?.content[JSON_TYPE]?.example;
  const [fileType] = isFile(operation) ? Object.keys(requestBody?.content ?? {}) : [];
  const client = operation['x-client'];
  return {
    method,
    address: search === '' ? address : `${address}?${search}`,
    ...(body !== undefined && { body }),
    ...(fileType !== undefined && { fileType }),
    needsKey: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    ...(client && { client }),
  };
}

function renderSamples(summary: string, request: SampleRequest): Html {
  const samples = writeSamples(request).map(
    ([language, code]) =>
      html`<pre
        tabindex="0"
        data-language="${language}"
        aria-label="${summary}: ${language}"
      ><code>${code}</code></pre>`,
  );
  return html`<div class="samples">
    <p class="languages" aria-hidden="true">${LANGUAGES.join(' · ')}</p>
    ${samples}
  </div>`;
}

function renderExample(answers: DocumentedCall['answers']): Html | undefined {
  const [status, answer] = answers.find(([code]) => code.startsWith('2')) ?? [];
  const example = answer?.content?.[JSON_TYPE]?.example;
  if (status === undefined || example === undefined) return undefined;
  return html`<figure class="answer">
    <figcaption>${status}</figcaption>
    <pre tabindex="0" aria-label="Example of the answer"><code>${JSON.stringify(example, null, 2)}</code></pre>
  </figure>`;
}

/** An example as it is written into an address. */
function textOf(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example);
}
