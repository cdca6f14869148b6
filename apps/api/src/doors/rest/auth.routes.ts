import type { FastifyInstance } from 'fastify';
import { loginSchema } from '@tideline/domain/staff/staff.schema';
import { SIGNED_OUT_HEADERS } from '../http/signed-out-headers.ts';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import { answer, BEARER, emptyAnswer, failures } from './docs/openapi.ts';

const tags = ['Staff'];

/** Signing in and out. */
export function authRoutes(rest: FastifyInstance): void {
  rest.post<{ Body: Inputs['auth']['login'] }>(
    '/auth/login',
    {
      config: { procedure: appRouter.auth.login },
      schema: {
        tags,
        summary: 'Sign in',
        description:
          'An account with two-step sign-in is answered with 401 and `needsCode` when the password is right and the code is not: send all of it again with `code`.',
        body: toInputJsonSchema(loginSchema),
        response: {
          200: answer('SignIn', 'The token and whose it is'),
          ...failures(400, 401, 413, 415, 429),
        },
      },
    },
    (request) => request.call.auth.login(request.body),
  );

  rest.post(
    '/auth/logout',
    {
      config: { procedure: appRouter.auth.logout },
      schema: {
        tags,
        ...BEARER,
        summary: 'Sign out',
        description: 'The token is revoked.',
        response: {
          204: emptyAnswer('Signed out', { 'Clear-Site-Data': 'Makes a browser clear its storage for the site' }),
          ...failures(401),
        },
      },
    },
    async (request, reply) => {
      await request.call.auth.logout();
      return reply.code(204).headers(SIGNED_OUT_HEADERS).send();
    },
  );
}
