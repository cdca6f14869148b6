import type { FastifyInstance } from 'fastify';
import { newSubscriberSchema, subscriberListQuerySchema } from '@tideline/domain/subscriber/subscriber.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { z } from 'zod';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { answer, BEARER, failures } from './docs/openapi.ts';
import { sendPage } from './paging.ts';
import { isWhole, sendWholeList, wholeListForStaff } from './lists/whole-list.ts';

const tags = ['Newsletter'];

/** The newsletter: anyone may sign up, staff read the list. */
export function subscriberRoutes(rest: FastifyInstance): void {
  rest.post<{ Body: Inputs['subscribers']['subscribe'] }>(
    '/subscribers',
    {
      config: { procedure: appRouter.subscribers.subscribe },
      schema: {
        tags,
        summary: 'Sign up for the newsletter',
        description: 'A `status` in the body is accepted and ignored: the server decides.',
        body: toInputJsonSchema(newSubscriberSchema),
        response: {
          200: answer('AlreadySubscribed', 'The address was on the list already'),
          201: answer('Subscribed', 'The address is on the list now'),
          ...failures(400, 401, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const subscribed = await request.call.subscribers.subscribe(request.body);
      reply.code(subscribed.message === 'subscribed' ? 201 : 200);
      return subscribed;
    },
  );

  rest.get<{ Querystring: Inputs['subscribers']['list'] }>(
    '/subscribers',
    {
      config: { procedure: appRouter.subscribers.list },
      schema: wholeListForStaff(tags, 'Subscriber', 'subscribers', subscriberListQuerySchema.omit({ until: true })),
    },
    async (request, reply) =>
      isWhole(request.query)
        ? sendWholeList(request, reply, (page) => request.call.subscribers.list({ ...request.query, ...page }))
        : sendPage(request, reply, await request.call.subscribers.list(request.query)),
  );

  rest.get<{ Params: { id: string } }>(
    '/subscribers/:id/visit',
    {
      config: { procedure: appRouter.trails.ofSubscriber },
      schema: {
        tags,
        ...BEARER,
        summary: 'The visit that led to a sign-up, and the inquiries of the address',
        params: toInputJsonSchema(z.object({ id: rowId })),
        response: { 200: answer('SubscriberVisit', 'Both'), ...failures(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { trail, enquiries } = await request.call.trails.ofSubscriber(request.params);
      return { trail, inquiries: enquiries };
    },
  );
}
