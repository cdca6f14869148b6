import type { FastifyInstance } from 'fastify';
import {
  bookingLinkSchema,
  bookingListQuerySchema,
  bookingTimesQuerySchema,
  callTimesQuerySchema,
  cancelBookingSchema,
  moveBookingSchema,
  newBookingSchema,
} from '@tideline/domain/booking/booking.schema';
import { rowId } from '@tideline/domain/text/text.schema';
import { z } from 'zod';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { expectedTag, sendTagged, underCondition } from '../conditions/tags.ts';
import { toInputJsonSchema } from '../docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures, IF_MATCH, IF_NONE_MATCH } from '../docs/openapi.ts';
import { listForStaff, sendPage } from '../paging.ts';

const tags = ['Calls'];
const params = toInputJsonSchema(z.object({ id: rowId }));

/** Calls: anyone may book one, staff read, move and cancel them. */
export function callRoutes(rest: FastifyInstance): void {
  rest.get<{ Querystring: Inputs['bookings']['times'] }>(
    '/calls/times',
    {
      config: { procedure: appRouter.bookings.times },
      schema: {
        tags,
        summary: 'The next days with free times',
        description: 'Days are those of `timeZone`, an IANA name; of the agency without it.',
        querystring: toInputJsonSchema(callTimesQuerySchema),
        response: { 200: answer('CallTimes', 'The free times'), ...failures(400, 401, 429) },
      },
    },
    (request) => request.call.bookings.times(request.query),
  );

  rest.post<{ Body: Inputs['bookings']['book'] }>(
    '/bookings',
    {
      config: { procedure: appRouter.bookings.book },
      schema: {
        tags,
        summary: 'Book a call',
        description:
          'The same `idempotencyKey` sent twice books one call. 202: the call is not booked. It looks like spam, or strangers book many calls: `confirmBy` says what books it. 409: the time is not free any more.',
        body: toInputJsonSchema(newBookingSchema),
        response: {
          201: answer('CallBooked', 'The call is booked'),
          202: answer('CallUnconfirmed', 'The call is not booked: it has to be confirmed'),
          ...failures(400, 401, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const booking = await request.call.bookings.book(request.body);
      reply.code(booking.message === 'booked' ? 201 : 202);
      return booking;
    },
  );

  rest.post<{ Body: Inputs['bookings']['links']['confirm'] }>(
    '/bookings/confirm',
    {
      config: { procedure: appRouter.bookings.links.confirm },
      schema: {
        tags,
        summary: 'Confirm a call that is not booked yet',
        description:
          'Books it if its time is still free. 202: it is confirmed by the button in its email only. 409: the time is not free any more.',
        body: toInputJsonSchema(bookingLinkSchema),
        response: {
          200: answer('CallBooked', 'The call is booked'),
          202: answer('CallUnconfirmed', 'The call is not booked: it has to be confirmed'),
          ...failures(400, 401, 404, 409, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const booking = await request.call.bookings.links.confirm(request.body);
      reply.code(booking.message === 'booked' ? 200 : 202);
      return booking;
    },
  );

  rest.post<{ Params: { id: string } }>(
    '/bookings/:id/accept',
    {
      config: { procedure: appRouter.bookings.accept },
      schema: {
        tags,
        ...BEARER,
        summary: 'Book a call that is held',
        description: '409: the time is not free any more.',
        params,
        response: { 200: answer('Booking', 'The call'), ...failures(400, 401, 403, 404, 409, 429) },
      },
    },
    (request) => request.call.bookings.accept(request.params),
  );

  rest.get<{ Querystring: Inputs['bookings']['list'] }>(
    '/bookings',
    {
      config: { procedure: appRouter.bookings.list },
      schema: listForStaff(tags, 'Booking', 'calls', bookingListQuerySchema, 'earliest first'),
    },
    async (request, reply) => sendPage(request, reply, await request.call.bookings.list(request.query)),
  );

  rest.get<{ Params: { id: string } }>(
    '/bookings/:id',
    {
      config: { procedure: appRouter.bookings.byId },
      schema: {
        tags,
        ...BEARER,
        summary: 'One call',
        headers: IF_NONE_MATCH,
        params,
        response: {
          200: answer('Booking', 'The call', { ETag: 'Names its content: what `If-Match` takes' }),
          304: emptyAnswer('The caller has this content: `If-None-Match` was its ETag'),
          ...failures(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => sendTagged(request, reply, await request.call.bookings.byId(request.params)),
  );

  rest.get<{ Params: { id: string }; Querystring: Omit<Inputs['bookings']['timesOf'], 'id'> }>(
    '/bookings/:id/times',
    {
      config: { procedure: appRouter.bookings.timesOf },
      schema: {
        tags,
        ...BEARER,
        summary: 'The free times of the person who takes a call',
        params,
        querystring: toInputJsonSchema(bookingTimesQuerySchema.omit({ id: true })),
        response: { 200: answer('CallTimes', 'The free times'), ...failures(400, 401, 403, 404) },
      },
    },
    (request) => request.call.bookings.timesOf({ ...request.query, ...request.params }),
  );

  rest.put<{ Params: { id: string }; Body: Omit<Inputs['bookings']['move'], 'id'> }>(
    '/bookings/:id/time',
    {
      config: { procedure: appRouter.bookings.move },
      schema: {
        tags,
        ...BEARER,
        summary: 'Move a call',
        headers: IF_MATCH,
        params,
        body: toInputJsonSchema(moveBookingSchema.omit({ id: true })),
        response: { 200: answer('Booking', 'The call'), ...failures(400, 401, 403, 404, 409, 412, 413, 415) },
      },
    },
    (request) => {
      const change = { ...request.body, ...request.params, expectedTag: expectedTag(request) };
      return underCondition(request, () => request.call.bookings.move(change));
    },
  );

  rest.post<{ Params: { id: string }; Body: Omit<Inputs['bookings']['cancel'], 'id'> }>(
    '/bookings/:id/cancel',
    {
      config: { procedure: appRouter.bookings.cancel },
      schema: {
        tags,
        ...BEARER,
        summary: 'Cancel a call',
        headers: IF_MATCH,
        params,
        body: toInputJsonSchema(cancelBookingSchema.omit({ id: true })),
        response: { 200: answer('Booking', 'The call'), ...failures(400, 401, 403, 404, 409, 412, 413, 415) },
      },
    },
    (request) => {
      const change = { ...request.body, ...request.params, expectedTag: expectedTag(request) };
      return underCondition(request, () => request.call.bookings.cancel(change));
    },
  );
}
