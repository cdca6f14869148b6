import type { FastifyInstance } from 'fastify';
import { contactEventsQuerySchema } from '@tideline/domain/contact/contact.schema';
import { mergeSchema, nextStepSchema, ownerSchema } from '@tideline/domain/conversation/work.schema';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { expectedTag, underCondition } from '../conditions/tags.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures, IF_MATCH, listAnswer } from '../docs/openapi.ts';
import { PAGE_HEADERS, sendPage } from '../paging.ts';

const tags = ['Inquiries'];
const params = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const response = { 200: answer('ContactWork', 'Both'), ...failures(400, 401, 403, 404, 412, 413, 415) };

type Id = { id: string };
type Work = Inputs['conversations']['work'];

/** Owner, next step, history and related enquiries. */
export function workRoutes(rest: FastifyInstance): void {
  rest.get(
    '/contacts/owners',
    {
      config: { procedure: appRouter.conversations.work.owners },
      schema: {
        tags,
        ...BEARER,
        summary: 'Who can look after inquiries',
        response: { 200: listAnswer('ContactOwner', 'By name'), ...failures(401, 403) },
      },
    },
    (request) => request.call.conversations.work.owners(),
  );

  rest.put<{ Params: Id; Body: Omit<Work['setOwner'], 'contactId'> }>(
    '/contacts/:id/owner',
    {
      config: { procedure: appRouter.conversations.work.setOwner },
      schema: {
        tags,
        ...BEARER,
        headers: IF_MATCH,
        summary: 'Set who looks after an inquiry',
        description: '`GET /api/contacts/owners` has the ids; null removes the owner.',
        params,
        body: toInputJsonSchema(ownerSchema.omit({ contactId: true })),
        response,
      },
    },
    (request) => {
      const change = { ...request.body, contactId: request.params.id, expectedTag: expectedTag(request) };
      return underCondition(request, () => request.call.conversations.work.setOwner(change));
    },
  );

  rest.put<{ Params: Id; Body: Omit<Work['setNextStep'], 'contactId'> }>(
    '/contacts/:id/next-step',
    {
      config: { procedure: appRouter.conversations.work.setNextStep },
      schema: {
        tags,
        ...BEARER,
        headers: IF_MATCH,
        summary: 'Set the next step of an inquiry',
        description: 'An empty text deletes it, with its day.',
        params,
        body: toInputJsonSchema(nextStepSchema.omit({ contactId: true })),
        response,
      },
    },
    (request) => {
      const change = { ...request.body, contactId: request.params.id, expectedTag: expectedTag(request) };
      return underCondition(request, () => request.call.conversations.work.setNextStep(change));
    },
  );

  rest.get<{ Params: Id; Querystring: Omit<Inputs['contacts']['history'], 'id'> }>(
    '/contacts/:id/history',
    {
      config: { procedure: appRouter.contacts.history },
      schema: {
        tags,
        ...BEARER,
        summary: 'What happened to an inquiry',
        params,
        querystring: toInputJsonSchema(contactEventsQuerySchema.omit({ id: true })),
        response: { 200: listAnswer('ContactEvent', 'Newest first', PAGE_HEADERS), ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const page = await request.call.contacts.history({ ...request.query, ...request.params });
      return sendPage(request, reply, page);
    },
  );

  rest.put<{ Params: Id; Body: Omit<Work['merge'], 'contactId'> }>(
    '/contacts/:id/merged-into',
    {
      config: { procedure: appRouter.conversations.work.merge },
      schema: {
        tags,
        ...BEARER,
        summary: 'Merge an inquiry into another one',
        description: 'The other one shows its messages and notes, and it leaves the list.',
        params,
        body: toInputJsonSchema(mergeSchema.omit({ contactId: true })),
        response: { 204: emptyAnswer('It is merged'), ...failures(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request, reply) => {
      await request.call.conversations.work.merge({ ...request.body, contactId: request.params.id });
      return reply.code(204).send();
    },
  );

  rest.delete<{ Params: Id }>(
    '/contacts/:id/merged-into',
    {
      config: { procedure: appRouter.conversations.work.unmerge },
      schema: {
        tags,
        ...BEARER,
        summary: 'Undo a merge',
        params,
        response: { 204: emptyAnswer('It stands alone again'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await request.call.conversations.work.unmerge({ contactId: request.params.id });
      return reply.code(204).send();
    },
  );
}
