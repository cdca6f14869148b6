import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { answerSchemas } from '@tideline/domain/entity/answer-schema';
import type { Answer } from '../../../core/rpc/answers.ts';
import type { Access } from '../../../core/rpc/authorize.ts';
import type { Call } from '../../../core/rpc/call.ts';
import type { JsonSchema } from '../docs/json-schema.ts';
import { BEARER, documentedHeaders, failures, IF_MATCH, IF_NONE_MATCH, OPTIONAL_BEARER } from '../docs/openapi.ts';
import { subjectOf } from '../docs/subjects.ts';
import { WHOLE_LIST } from '../lists/whole-list.ts';
import { PAGE_HEADERS } from '../paging.ts';
import { type CallParts, type ObjectSchema, partsOf } from './call-parts.ts';
import { FIELDS } from './chosen-fields.ts';

const FIELDS_PARAMETER = {
  type: 'string',
  description: 'Names of fields of the answer, separated by commas: the others are left out',
};

/** The description of a call's route, from which the OpenAPI document is made. */
export function describeCall(call: Call, access: Access): FastifySchema {
  const { answer, otherAnswers = [], example = {} } = call;
  const parts = partsOf(call);
  const query = withExamples(withFields(withoutDefault(parts.query, answer), call), example);
  return {
    tags: [subjectOf(call.rest)],
    ...(access === 'public' ? OPTIONAL_BEARER : BEARER),
    summary: call.summary,
    ...describe(call.description, answer.form === 'whole-list' ? WHOLE_LIST : undefined),
    ...(hasProperties(parts.path) && { params: parts.path }),
    ...(hasProperties(query) && { querystring: query }),
    ...(parts.body && { body: { ...parts.body, ...(call.example && { examples: [example] }) } }),
    ...(call.file && { body: { type: 'string', format: 'binary' }, consumes: [...call.file] }),
    ...(parts.isConditional && { headers: IF_MATCH }),
    ...(isTagged(call) && { headers: IF_NONE_MATCH }),
    response: {
      ...Object.fromEntries([answer, ...otherAnswers].map((one) => [one.status, describeAnswer(one)])),
      ...(isTagged(call) && {
        304: { type: 'null', description: 'The caller has this content: `If-None-Match` was its ETag' },
      }),
      ...describeRefusals(call, access, parts),
    },
  };
}

function describeRefusals(call: Call, access: Access, { body, isConditional }: CallParts): Record<string, JsonSchema> {
  const statuses: Parameters<typeof failures> = [401];
  if (call.input) statuses.push(400);
  if (access !== 'public' && access !== 'own-account') statuses.push(403);
  if (isConditional) statuses.push(412);
  if (body || call.file) statuses.push(413);
  if (call.file ? !call.file.includes(ANY_FILE) : body) statuses.push(415);
  return failures(...statuses, ...(call.refusals ?? []));
}

function hasProperties({ properties }: ObjectSchema): boolean {
  return Object.keys(properties).length > 0;
}

/** A read with a tag that writes can name. */
function isTagged({ rest, answer }: Call): boolean {
  return rest.startsWith('GET') && answer.headers?.['ETag'] !== undefined;
}

function withFields(query: ObjectSchema, { rest, answer }: Call): ObjectSchema {
  if (!rest.startsWith('GET') || !(answer.schema instanceof z.ZodObject)) return query;
  return { ...query, properties: { ...query.properties, [FIELDS]: FIELDS_PARAMETER } };
}

function withExamples(query: ObjectSchema, example: Record<string, unknown>): ObjectSchema {
  const properties = Object.entries(query.properties).map(([name, property]) => {
    return [name, name in example ? { ...property, examples: [example[name]] } : property];
  });
  return { ...query, properties: Object.fromEntries(properties) as ObjectSchema['properties'] };
}

/** Unlike a list that is always paged, the `limit` of a whole list has no default. */
function withoutDefault(query: ObjectSchema, { form }: Answer<unknown>): ObjectSchema {
  const { limit } = query.properties;
  if (form !== 'whole-list' || limit === undefined) return query;
  const { default: _default, ...others } = limit;
  return { ...query, properties: { ...query.properties, limit: others } };
}

function describe(...texts: (string | undefined)[]): { description?: string } {
  const given = texts.filter((text) => text !== undefined);
  return given.length > 0 ? { description: given.join(' ') } : {};
}

/** Whoever takes this takes a file of any type. */
const ANY_FILE = 'application/octet-stream';

const DONE = { 200: 'The answer', 201: 'It was created', 202: 'It will be done', 204: 'Done' };

function describeAnswer({ status, form, schema, text, fileType, headers }: Answer<unknown>): JsonSchema {
  const description = text ?? DONE[status];
  if (form === 'file') return { description, content: { [fileType ?? '']: { schema: { type: 'string' } } } };
  if (schema === null) return { type: 'null', description, ...documentedHeaders(headers) };
  const one = { $ref: `${nameOf(schema)}#` };
  const isPage = form === 'page' || form === 'whole-list';
  return {
    description,
    content: { 'application/json': { schema: isPage || form === 'list' ? { type: 'array', items: one } : one } },
    ...documentedHeaders(isPage ? { ...PAGE_HEADERS, ...headers } : headers),
  };
}

function nameOf(schema: z.ZodType): string {
  const known = answerSchemas.get(schema);
  if (!known) throw new Error('The schema of an answer must be made with `named`.');
  return known.id;
}
