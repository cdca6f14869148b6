import type { FastifyInstance } from 'fastify';
import {
  contactListQuerySchema,
  contactOutcomeSchema,
  contactStatusChangeSchema,
  newContactSchema,
} from '@tideline/domain/contact/contact.schema';
import { z } from 'zod';
import { rowId } from '@tideline/domain/text/text.schema';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures, IF_MATCH, IF_NONE_MATCH } from './docs/openapi.ts';
import { sendPage } from './paging.ts';
import { isWhole, sendWholeList, WHOLE_LIST, wholeListForStaff } from './lists/whole-list.ts';
import { expectedTag, sendTagged, underCondition } from './conditions/tags.ts';

const tags = ['Inquiries'];
const params = toInputJsonSchema(z.object({ id: rowId }));
const change = { tags, ...BEARER, headers: IF_MATCH, params };
const CHANGED = { 200: answer('Contact', 'The inquiry'), ...failures(400, 401, 403, 404, 412, 413, 415) };

/** Enquiries: anyone may send one, staff read them. */
export function contactRoutes(rest: FastifyInstance): void {
  rest.post<{ Body: Inputs['contacts']['send'] }>(
    '/contact',
    {
      config: { procedure: appRouter.contacts.send },
      schema: {
        tags,
        summary: 'Send an inquiry',
        description: 'The same `idempotencyKey` sent twice makes one inquiry, answered with the same reference.',
        body: toInputJsonSchema(newContactSchema),
        response: {
          201: answer('ContactReceived', 'It has arrived; quote the reference'),
          ...failures(400, 401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return request.call.contacts.send(request.body);
    },
  );

  rest.get<{ Querystring: Inputs['contacts']['list'] }>(
    '/contacts',
    {
      config: { procedure: appRouter.contacts.list },
      schema: {
        ...wholeListForStaff(tags, 'Contact', 'inquiries', contactListQuerySchema.omit({ until: true })),
        description:
          WHOLE_LIST +
          ' To fetch new inquiries again and again, send `since` with an instant, and from then on follow `Link`: with `since` every answer has one, also an empty one. The list is then oldest first; an inquiry is in it ten seconds after it arrived.',
      },
    },
    async (request, reply) => {
      if (isWhole(request.query)) {
        return sendWholeList(request, reply, (page) => request.call.contacts.list({ ...request.query, ...page }));
      }
      const page = await request.call.contacts.list(request.query);
      return sendPage(request, reply, page, request.query?.since === undefined ? 'cursor' : 'since');
    },
  );

  rest.get<{ Params: { id: string } }>(
    '/contacts/:id',
    {
      config: { procedure: appRouter.contacts.detail },
      schema: {
        tags,
        ...BEARER,
        summary: 'One inquiry, with the visit that led to it',
        headers: IF_NONE_MATCH,
        params,
        response: {
          200: answer('ContactDetail', 'The inquiry', { ETag: 'Names its content: what `If-Match` takes' }),
          304: emptyAnswer('The caller has this content: `If-None-Match` was its ETag'),
          ...failures(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => sendTagged(request, reply, await request.call.contacts.detail(request.params)),
  );

  rest.put<{ Params: { id: string }; Body: Omit<Inputs['contacts']['updateStatus'], 'id'> }>(
    '/contacts/:id/status',
    {
      config: { procedure: appRouter.contacts.updateStatus },
      schema: {
        ...change,
        summary: 'Set the status of an inquiry',
        description:
          'An inquiry that is found to be no spam gets the call that it asked for, if the time is still free. `GET /api/bookings?status=held&contactId=ID` lists what is not booked.',
        body: toInputJsonSchema(contactStatusChangeSchema.omit({ id: true })),
        response: CHANGED,
      },
    },
    (request) => {
      const changes = { ...request.body, ...request.params, expectedTag: expectedTag(request) };
      return underCondition(request, () => request.call.contacts.updateStatus(changes));
    },
  );

  rest.put<{ Params: { id: string }; Body: Omit<Inputs['contacts']['updateOutcome'], 'id'> }>(
    '/contacts/:id/outcome',
    {
      config: { procedure: appRouter.contacts.updateOutcome },
      schema: {
        ...change,
        summary: 'State what an inquiry is worth, or why it was lost',
        body: toInputJsonSchema(contactOutcomeSchema.omit({ id: true })),
        response: CHANGED,
      },
    },
    (request) => {
      const changes = { ...request.body, ...request.params, expectedTag: expectedTag(request) };
      return underCondition(request, () => request.call.contacts.updateOutcome(changes));
    },
  );
}
