import type { inferRouterInputs } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { type AppRouter, createCaller } from '../../router.ts';
import { answerPrivately, type FormPost, readForms } from './form-posts.ts';

type PreferencesOptions = {
  /** Identifies the sender of a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
};

type Inputs = inferRouterInputs<AppRouter>['preferences'];
type Send = (call: ReturnType<typeof createCaller>, form: URLSearchParams) => Promise<FastifyReply>;

/** A token, a comment, and the names of all topics. */
const BODY_LIMIT_BYTES = 16_000;

/** The forms of the preferences page, which work without JavaScript. Each is answered with a page or a file. */
export const preferencesPlugin = fp(registerPreferences, {
  name: 'preferences',
  dependencies: ['errors', 'security'],
  encapsulate: true,
});

async function registerPreferences(app: FastifyInstance, { createContext }: PreferencesOptions): Promise<void> {
  readForms(app);
  answerPrivately(app);

  const options = { bodyLimit: BODY_LIMIT_BYTES };
  app.post<FormPost>('/newsletter/preferences', options, (request, reply) =>
    send(request, reply, async (call, form) => {
      const sent = { token: tokenIn(form), frequency: form.get('frequency'), topics: form.getAll('topic') };
      const { outcome } = await call.preferences.save(sent as Inputs['save']);
      if (outcome === 'ended') return reply.redirect('/newsletter/ended', 303);
      const messageId = form.get('m');
      const query = new URLSearchParams({ t: tokenIn(form), ...(messageId && { m: messageId }), done: outcome });
      return reply.redirect(`/newsletter/preferences?${query.toString()}`, 303);
    }),
  );
  app.post<FormPost>('/newsletter/leave', options, (request, reply) =>
    send(request, reply, async (call, form) => {
      const [token, messageId] = [tokenIn(form), form.get('m') ?? ''];
      const sent = { token, messageId, reason: form.get('reason') || undefined, comment: form.get('comment') ?? '' };
      const { outcome } = await call.preferences.leave(sent as Inputs['leave']);
      return reply.redirect(`/newsletter/${outcome}`, 303);
    }),
  );
  app.post<FormPost>('/newsletter/data', options, (request, reply) =>
    send(request, reply, async (call, form) => {
      const sent = { token: tokenIn(form), act: form.get('act') };
      const { outcome } = await call.preferences.mailDataLink(sent as Inputs['mailDataLink']);
      const query = new URLSearchParams({ t: sent.token });
      return reply.redirect(
        outcome === 'no-mail' ? `/newsletter/preferences?${query.toString()}` : `/newsletter/${outcome}`,
        303,
      );
    }),
  );
  app.post<FormPost>('/newsletter/download', options, (request, reply) =>
    send(request, reply, async (call, form) => {
      const person = await call.preferences.download({ token: tokenIn(form) });
      if (person === null) return reply.redirect('/newsletter/data-ended', 303);
      return reply
        .header('Content-Disposition', 'attachment; filename="my-data.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(person, null, 2));
    }),
  );
  app.post<FormPost>('/newsletter/erase', options, (request, reply) =>
    send(request, reply, async (call, form) => {
      const { outcome } = await call.preferences.erase({ token: tokenIn(form) });
      return reply.redirect(`/newsletter/${outcome === 'ended' ? 'data-ended' : outcome}`, 303);
    }),
  );

  async function send(request: FastifyRequest<FormPost>, reply: FastifyReply, run: Send): Promise<FastifyReply> {
    try {
      return await run(createCaller(await createContext(request)), request.body ?? new URLSearchParams());
    } catch (error) {
      const { status } = publicError(error);
      // The page's forms send only valid values, so a refusal means a truncated link or the address of an account.
      if (status === 400) return reply.redirect('/newsletter/ended', 303);
      if (status === 403) return reply.redirect('/newsletter/refused', 303);
      throw error;
    }
  }
}

function tokenIn(form: URLSearchParams): string {
  return form.get('t') ?? '';
}
