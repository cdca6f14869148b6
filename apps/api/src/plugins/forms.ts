import type { inferRouterInputs } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { publicError } from '../errors.ts';
import type { AppRouter } from '../router.ts';
import { createCaller } from '../router.ts';

type FormsOptions = {
  /** Finds out who sent a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
  /** The site's public address, without a slash at its end. */
  origin: () => string;
};

type Inputs = inferRouterInputs<AppRouter>;
type FormName = 'contact' | 'newsletter';
type Fields = Record<string, string | undefined>;

/** The forms for visitors without JavaScript: calls the procedure that the page would call, and answers by a page. */
export async function formsPlugin(app: FastifyInstance, { createContext, origin }: FormsOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isFromElsewhere(request, origin())) {
      return reply.code(403).send({ error: 'Requests from another site are not accepted.' });
    }
    return undefined;
  });

  // What the fields may be is for the procedures' schemas to decide.
  app.post<{ Body: Fields | undefined }>('/forms/contact', (request, reply) =>
    answer('contact', request, reply, (call, fields) => {
      const { firstName, lastName, email, company, package: packageName, message, source } = fields;
      const input = { firstName, lastName, email, company, package: packageName, message, source };
      return call.contacts.send(input as Inputs['contacts']['send']);
    }),
  );
  app.post<{ Body: Fields | undefined }>('/forms/newsletter', (request, reply) =>
    answer('newsletter', request, reply, (call, { email, source }) =>
      call.subscribers.subscribe({ email, source } as Inputs['subscribers']['subscribe']),
    ),
  );

  async function answer(
    form: FormName,
    request: FastifyRequest<{ Body: Fields | undefined }>,
    reply: FastifyReply,
    send: (call: ReturnType<typeof createCaller>, fields: Fields) => Promise<unknown>,
  ): Promise<FastifyReply> {
    try {
      await send(createCaller(await createContext(request)), request.body ?? {});
      return reply.redirect(addressOf('/thank-you', { form }), 303);
    } catch (error) {
      const { status, message, retryAfterSeconds } = publicError(error);
      if (status >= 500) request.log.error({ err: error }, 'form failed');
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      return reply.redirect(addressOf('/form-problem', { form, message }), 303);
    }
  }
}

function addressOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** For browsers that do not send `Sec-Fetch-Site` (old ones; any, without https): the page that holds the form. */
function isFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || request.headers['sec-fetch-site'] !== undefined) return false;
  return origin !== ownOrigin && origin !== `${request.protocol}://${request.host}`;
}
