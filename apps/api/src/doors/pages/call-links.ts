import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CALL_CALENDAR_PATH, CALL_PATH, callStepPath } from '@tideline/domain/booking/call-path';
import type { Context } from '../../context.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { createCaller } from '../../router.ts';
import { answerPrivately, type FormPost, readForms } from './form-posts.ts';

type CallLinksOptions = {
  /** Identifies the sender of a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
};

type Send = (call: ReturnType<typeof createCaller>, form: URLSearchParams) => Promise<unknown>;

/** For each form: the result named by its page, and the page after a refusal. */
const PAGES = {
  confirm: { done: 'booked', refused: 'confirm' },
  move: { done: 'moved', refused: 'move' },
  cancel: { done: 'cancelled', refused: 'booked' },
} as const;

/** Longer texts are no token. */
const TOKEN_MAX_LENGTH = 200;
/** A token, a time and a reason. */
const BODY_LIMIT_BYTES = 8_000;

/**
 * What is behind the link of a call beside its pages: the forms that confirm, move and cancel it, each answered with the page
 * of the call, and the file for a calendar.
 */
export const callLinksPlugin = fp(registerCallLinks, {
  name: 'call-links',
  dependencies: ['errors', 'security'],
  encapsulate: true,
});

async function registerCallLinks(app: FastifyInstance, { createContext }: CallLinksOptions): Promise<void> {
  readForms(app);
  answerPrivately(app);

  app.get<{ Querystring: { t?: string | string[] } }>(CALL_CALENDAR_PATH, async (request, reply) => {
    const { t = '' } = request.query;
    const token = typeof t === 'string' && t !== '' && t.length <= TOKEN_MAX_LENGTH ? t : null;
    const call = createCaller(await createContext(request));
    const file = token === null ? null : await call.bookings.links.calendar({ token });
    // The page of the call says why there is none.
    if (file === null) return reply.redirect(callStepPath('booked', { t: token ?? '' }), 303);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="call.ics"')
      .send(file);
  });

  const options = { bodyLimit: BODY_LIMIT_BYTES };
  app.post<FormPost>(`${CALL_PATH}/confirm`, options, (request, reply) =>
    send(request, reply, 'confirm', (call, form) => call.bookings.links.confirm({ token: textIn(form, 't') })),
  );
  app.post<FormPost>(`${CALL_PATH}/move`, options, (request, reply) =>
    send(request, reply, 'move', (call, form) =>
      call.bookings.links.move({ token: textIn(form, 't'), startsAt: textIn(form, 'startsAt') }),
    ),
  );
  app.post<FormPost>(`${CALL_PATH}/cancel`, options, (request, reply) =>
    send(request, reply, 'cancel', (call, form) =>
      call.bookings.links.cancel({ token: textIn(form, 't'), reason: textIn(form, 'reason') }),
    ),
  );

  async function send(
    request: FastifyRequest<FormPost>,
    reply: FastifyReply,
    step: keyof typeof PAGES,
    run: Send,
  ): Promise<FastifyReply> {
    const form = request.body ?? new URLSearchParams();
    const t = textIn(form, 't');
    try {
      await run(createCaller(await createContext(request)), form);
      return reply.redirect(callStepPath('booked', { t, done: PAGES[step].done }), 303);
    } catch (error) {
      const { status } = publicError(error);
      if (status >= 500) throw error;
      // The page of an ended call says so; for a taken time, the page offers others.
      const done = status === 429 ? 'later' : 'taken';
      return reply.redirect(callStepPath(PAGES[step].refused, { t, done }), 303);
    }
  }
}

function textIn(form: URLSearchParams, name: string): string {
  return form.get(name) ?? '';
}
