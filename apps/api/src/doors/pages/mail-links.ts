import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import type { Context } from '../../context.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { createCaller } from '../../router.ts';
import { answerPrivately } from './form-posts.ts';

type MailLinksOptions = {
  /** Identifies the sender of a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
};

type Link = { Body: string | undefined; Querystring: { t?: unknown; m?: unknown } };
/** The token of a link, and the issue message that contained it. */
type Sent = { token: string; messageId: string };
type Act = (call: ReturnType<typeof createCaller>, sent: Sent) => Promise<MailLinkAnswer>;

/** A token and a mail client's other fields are short. */
const BODY_LIMIT_BYTES = 4_000;

/**
 * The endpoints of buttons behind mailed links. Mail clients with one-click unsubscribe send the same request without
 * cookies, in either encoding, with the token in the query, and follow no redirect (RFC 8058).
 */
export const mailLinksPlugin = fp(registerMailLinks, {
  name: 'mail-links',
  dependencies: ['errors', 'security'],
  encapsulate: true,
});

async function registerMailLinks(app: FastifyInstance, { createContext }: MailLinksOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => body);
  answerPrivately(app);

  const options = { bodyLimit: BODY_LIMIT_BYTES };
  app.post<Link>('/newsletter/confirm', options, (request, reply) =>
    answer(request, reply, (call, { token }) => call.subscribers.links.confirm({ token })),
  );
  app.post<Link>('/newsletter/unsubscribe', options, (request, reply) =>
    answer(request, reply, (call, sent) => call.subscribers.links.unsubscribe(sent)),
  );

  async function answer(request: FastifyRequest<Link>, reply: FastifyReply, act: Act): Promise<FastifyReply> {
    // Our own page sends the token in the form, and gets a page.
    const form = new URLSearchParams(request.body ?? '');
    const typed = form.get('t');
    const { t, m } = typed === null ? request.query : { t: typed, m: form.get('m') };
    const sent = { token: textOf(t), messageId: textOf(m) };
    const { outcome } = await runAct(request, (call) => act(call, sent));
    if (typed !== null) return reply.redirect(`/newsletter/${outcome}`, 303);
    return reply
      .code(outcome === 'ended' ? 404 : 200)
      .type('text/plain; charset=utf-8')
      .send(SENTENCES[outcome]);
  }

  async function runAct(
    request: FastifyRequest,
    act: (call: ReturnType<typeof createCaller>) => Promise<MailLinkAnswer>,
  ): Promise<MailLinkAnswer> {
    try {
      return await act(createCaller(await createContext(request)));
    } catch (error) {
      // A text that cannot be a token is part of a truncated link.
      if (publicError(error).status === 400) return { outcome: 'ended' };
      throw error;
    }
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const SENTENCES: Record<MailLinkAnswer['outcome'], string> = {
  confirmed: 'Your subscription is confirmed.',
  unsubscribed: 'You are unsubscribed.',
  erased: 'Your data is erased.',
  refused: 'This address belongs to a staff account. Ask a colleague to erase the data.',
  ended: 'This link is no longer valid.',
};
