import type { Answer } from '../../../core/rpc/answers.ts';
import { needsSession } from '../../../core/rpc/authorize.ts';
import { acceptsIdempotencyKey } from '../../rest/call.ts';
import { type CallExample, exampleParts } from '../../rest/declared/call-example.ts';
import { FIELDS } from '../../rest/declared/chosen-fields.ts';
import { type CallParts, type ObjectSchema, partsOf } from '../../rest/declared/call-parts.ts';
import { answerNameOf } from '../../rest/declared/json-schema.ts';
import type { DeclaredCall } from '../../rest/declared/list-calls.ts';
import { splitPath } from '../../rest/declared/split-path.ts';
import { WHOLE_LIST } from '../../rest/lists/whole-list.ts';
import { PAGE_HEADERS } from '../../rest/paging.ts';
import type { Answer as DocumentedAnswer, Operation, Parameter, Ref, Schema } from '../document.ts';
import { exampleOf } from './example-of.ts';
import { KEY_LIMITS, refusalsOf, type RefusedStatus } from './refusals.ts';
import { placeOf } from './subjects.ts';

const REF = '#/components/';

/** The description of a declared call. @param schemas of the document, for examples */
export function describeOperation(declared: DeclaredCall, schemas: Readonly<Record<string, Schema>>): Operation {
  const { name, procedure, call } = declared;
  const parts = partsOf(call);
  const example = exampleParts(call, parts);
  const { access } = procedure.meta;
  const security = securityOf(declared);
  const acceptsApiKey = security.some((way) => 'apiKey' in way);
  return {
    operationId: toOperationId(name),
    tags: [placeOf(call.rest).subject],
    summary: call.summary,
    description:
      [call.description, call.answer.form === 'whole-list' && WHOLE_LIST].filter(Boolean).join(' ') ||
      `${call.summary}.`,
    security,
    ...(acceptsApiKey && access !== 'public' && { 'x-right': access }),
    ...(call.events && { 'x-events': call.events }),
    ...(!call.file && call.answer.form !== 'file' && { 'x-client': clientCallOf(declared, example) }),
    parameters: [...parametersOf(parts, example), ...ownHeadersOf(call), ...headersOf(declared, parts)],
    ...bodyOf(declared, parts),
    responses: {
      ...answersOf(declared, schemas, acceptsApiKey),
      ...refusalsOf(refusedStatuses(declared, parts, acceptsApiKey)),
    },
  };
}

/** The name of a call in generated clients. @example toOperationId('posts.byId') // => 'postsById' */
function toOperationId(name: string): string {
  return name.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());
}

function securityOf({ procedure, call }: DeclaredCall): Record<string, string[]>[] {
  if (call.isWiderForStaff) return [{}, { bearer: [] }, { apiKey: [] }];
  if (procedure.meta.access === 'public') return [];
  return needsSession(procedure.meta) ? [{ bearer: [] }] : [{ bearer: [] }, { apiKey: [] }];
}

/** How the typed client makes the call, with an example of its input. */
function clientCallOf({ name, call }: DeclaredCall, { input }: CallExample): { call: string; input?: unknown } {
  const kind = splitPath(call).method === 'GET' || call.isRead ? 'query' : 'mutate';
  return { call: `${name}.${kind}`, ...(input !== undefined && { input }) };
}

function parametersOf({ path, query }: CallParts, { params, example }: CallExample): Parameter[] {
  const inPath = Object.entries(path.properties).map(([name, schema]) => {
    const example = schema['type'] === 'integer' ? Number(params[name]) : params[name];
    return { name, in: 'path', required: true, schema, example };
  });
  const inQuery = Object.entries(query.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(query.required?.includes(name) && { required: true }),
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
  }));
  return [...inPath, ...inQuery];
}

function ownHeadersOf({ headers = {} }: DeclaredCall['call']): Parameter[] {
  return Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header', required: true, description, schema: { type: 'string' } };
  });
}

function headersOf({ procedure, call }: DeclaredCall, { isConditional }: CallParts): Ref[] {
  const names = [
    isConditional && 'IfMatch',
    isTagged(call) && 'IfNoneMatch',
    acceptsIdempotencyKey(splitPath(call).method, procedure) && 'IdempotencyKey',
  ];
  return names.filter((name) => name !== false).map((name) => ({ $ref: `${REF}parameters/${name}` }));
}

/** A read with a tag that writes can name. */
function isTagged({ rest, answer }: DeclaredCall['call']): boolean {
  return rest.startsWith('GET') && answer.headers?.['ETag'] !== undefined;
}

function bodyOf({ name, call }: DeclaredCall, { body }: CallParts): object {
  if (call.file) {
    const content = call.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { requestBody: { required: true, content: Object.fromEntries(content) as object } };
  }
  if (body === null) return {};
  const title = `${toOperationId(name).replace(/^./, (letter) => letter.toUpperCase())}Body`;
  const schema: ObjectSchema & { title: string } = { title, ...body };
  const content = { 'application/json': { schema, example: call.example } };
  return { requestBody: { required: (body.required ?? []).length > 0, content } };
}

function refusedStatuses(
  { procedure, call }: DeclaredCall,
  { query, body, isConditional }: CallParts,
  acceptsApiKey: boolean,
): RefusedStatus[] {
  const { meta } = procedure;
  const statuses: RefusedStatus[] = [401, ...(call.refusals ?? [])];
  if (call.input || FIELDS in query.properties) statuses.push(400);
  if (meta.access !== 'public') statuses.push(403);
  if (isConditional) statuses.push(412);
  if (body || call.file) statuses.push(413);
  if (body) statuses.push(415);
  if (acceptsIdempotencyKey(splitPath(call).method, procedure)) statuses.push(409, 422);
  if (acceptsApiKey) statuses.push(429);
  return statuses;
}

function answersOf(
  { call }: DeclaredCall,
  schemas: Readonly<Record<string, Schema>>,
  acceptsApiKey: boolean,
): Record<string, DocumentedAnswer> {
  const limits = acceptsApiKey ? KEY_LIMITS : {};
  const answers = [call.answer, ...(call.otherAnswers ?? [])].map((answer) => [
    answer.status,
    describeAnswer(answer, schemas, limits),
  ]);
  const unchanged = { description: 'The caller has this content: `If-None-Match` was its ETag', headers: limits };
  return { ...Object.fromEntries(answers), ...(isTagged(call) && { 304: unchanged }) } as Record<
    string,
    DocumentedAnswer
  >;
}

const DONE = { 200: 'The answer', 201: 'It was created', 202: 'It will be done', 204: 'Done' };

function describeAnswer(
  { status, form, schema, text, fileType = '', headers = {} }: Answer<unknown>,
  schemas: Readonly<Record<string, Schema>>,
  limits: object,
): object {
  const isPage = form === 'page' || form === 'whole-list';
  const described = Object.entries(isPage ? { ...PAGE_HEADERS, ...headers } : headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const all = { ...(Object.fromEntries(described) as object), ...limits };
  return {
    description: text ?? DONE[status],
    ...(Object.keys(all).length > 0 && { headers: all }),
    ...contentOf({ isList: isPage || form === 'list', schema, fileType }, schemas),
  };
}

function contentOf(
  { isList, schema, fileType }: { isList: boolean; fileType: string } & Pick<Answer<unknown>, 'schema'>,
  schemas: Readonly<Record<string, Schema>>,
): object {
  if (fileType !== '') return { content: { [fileType]: { schema: { type: 'string', format: 'binary' } } } };
  if (schema === null) return {};
  const one = { $ref: `${REF}schemas/${answerNameOf(schema)}` };
  const whole = isList ? { type: 'array', items: one } : one;
  return { content: { 'application/json': { schema: whole, example: exampleOf(whole, schemas) } } };
}
