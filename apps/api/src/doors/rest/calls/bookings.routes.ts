import type { FastifyInstance } from 'fastify';
import { appRouter } from '../../../router.ts';
import type { Inputs } from '../call.ts';
import { routeOf } from '../declared/declared.routes.ts';

/** Answers whose status says whether there is a call. */
export function bookingRoutes(rest: FastifyInstance): void {
  rest.route<{ Body: Inputs['bookings']['book'] }>({
    ...routeOf(appRouter.bookings.book),
    handler: async (request, reply) => {
      const booking = await request.call.bookings.book(request.body);
      reply.code(booking.message === 'booked' ? 201 : 202);
      return booking;
    },
  });

  rest.route<{ Body: Inputs['bookings']['links']['confirm'] }>({
    ...routeOf(appRouter.bookings.links.confirm),
    handler: async (request, reply) => {
      const booking = await request.call.bookings.links.confirm(request.body);
      reply.code(booking.message === 'booked' ? 200 : 202);
      return booking;
    },
  });
}
