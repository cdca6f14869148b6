import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { API_VERSION } from '@tideline/domain/site/version';

const HEADER = 'api-version';
/** The header's name up to 1.3.0: programs that read or send it go on. */
const FORMER_HEADER = 'tideline-version';

/**
 * Adds the date of the API to each answer below `rest`. A request may name the date that its program was written for: a site
 * that is older refuses it, instead of ignoring what it does not know.
 */
export function answerVersion(rest: FastifyInstance): void {
  rest.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, API_VERSION).header(FORMER_HEADER, API_VERSION);
    const wanted = request.headers[HEADER] ?? request.headers[FORMER_HEADER];
    done(wanted === undefined ? undefined : refusalOf(String(wanted)));
  });
}

function refusalOf(wanted: string): TRPCError | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(wanted)) {
    const message = `API-Version must be a date such as ${API_VERSION}.`;
    return new TRPCError({ code: 'BAD_REQUEST', message });
  }
  if (wanted <= API_VERSION) return undefined;
  const message = `This site has the API of ${API_VERSION}, which is older than ${wanted}. Update the site, or see /api/docs/changes.`;
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
