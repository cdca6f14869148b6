import { createHash } from 'node:crypto';
import type { FormAnswer } from '@tideline/page-contract';
import type { inferRouterInputs } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { BookingAnswer } from '@tideline/domain/booking/booking';
import { CALL_INPUTS } from '@tideline/domain/booking/call-fields';
import { CALL_PATH, callStepPath, OTHER_TIMES_FIELD, pageAfterBooking } from '@tideline/domain/booking/call-path';
import { CONTACT_FIELDS } from '@tideline/domain/contact/contact';
import { TRAP_FIELD } from '@tideline/domain/contact/spam';
import { type EntityFields, visitorFields } from '@tideline/domain/entity/entity-field';
import { ANSWER_FIELD } from '@tideline/domain/question/answer-field';
import { signUpOutcome } from '@tideline/domain/subscriber/sign-up-outcome';
import { type SubscribeAnswer, SUBSCRIBER_FIELDS } from '@tideline/domain/subscriber/subscriber';
import type { ContactAnswer } from '@tideline/domain/contact/contact';
import type { Context } from '../../context.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { type AppRouter, createCaller } from '../../router.ts';
import { type FormPost, readForms } from './form-posts.ts';

type FormsOptions = {
  /** Identifies the sender of a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
  /** The site's public URL without a trailing slash. */
  origin: () => string;
  /** Sends the page that shows the form again; null if the site has no pages. */
  sendPage: ((request: FastifyRequest, reply: FastifyReply, answer: FormAnswer) => Promise<FastifyReply>) | null;
};

type Inputs = inferRouterInputs<AppRouter>;
type Fields = Record<string, string | undefined>;
type Answered = ContactAnswer | SubscribeAnswer | BookingAnswer;

/** The fields of the call form, and the time and kind chosen on the page before. */
const SENT_WITH_CALL = ['startsAt', 'kind', 'timeZone', ...CALL_INPUTS, TRAP_FIELD];

/** The forms for visitors without JavaScript. Calls the same procedures as the pages, and answers with a page. */
export const formsPlugin = fp(registerForms, {
  name: 'forms',
  dependencies: ['errors', 'security'],
  encapsulate: true,
});

async function registerForms(app: FastifyInstance, { createContext, origin, sendPage }: FormsOptions): Promise<void> {
  readForms(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isFromElsewhere(request, origin())) {
      return reply.code(403).send({ error: 'Requests from another site are not accepted.' });
    }
    return undefined;
  });

  // The procedures' schemas validate the fields.
  app.post<FormPost>('/forms/contact', (request, reply) =>
    answer('contact', request, reply, (call, fields) => {
      const input = { ...pickFields(fields, CONTACT_FIELDS), answers: answersIn(fields) };
      const idempotencyKey = keyOf(request.ip, input, new Date().toISOString());
      return call.contacts.send({ ...input, trail: fields['trail'], idempotencyKey });
    }),
  );
  app.post<FormPost>('/forms/newsletter', (request, reply) =>
    answer('newsletter', request, reply, (call, fields) =>
      call.subscribers.subscribe({
        ...pickFields(fields, SUBSCRIBER_FIELDS),
        trail: fields['trail'],
      }),
    ),
  );

  app.post<FormPost>(CALL_PATH, (request, reply) => {
    if (request.body?.has(OTHER_TIMES_FIELD)) return showAgain('call', request, reply);
    return answer('call', request, reply, (call, fields) => {
      const own = Object.fromEntries(SENT_WITH_CALL.map((name) => [name, fields[name] || undefined]));
      const input = { ...own, answers: answersIn(fields) };
      const idempotencyKey = keyOf(request.ip, input, new Date().toISOString());
      return call.bookings.book({ ...input, trail: fields['trail'], idempotencyKey } as Inputs['bookings']['book']);
    });
  });

  /** The page with the form and its text; nothing was stored. */
  async function showAgain(form: FormAnswer['form'], request: FastifyRequest<FormPost>, reply: FastifyReply) {
    const fields = fieldsToShow(Object.fromEntries(request.body ?? []));
    if (sendPage === null) return reply.send({});
    return sendPage(request, reply, { form, message: '', issues: [], fields });
  }

  async function answer(
    form: FormAnswer['form'],
    request: FastifyRequest<FormPost>,
    reply: FastifyReply,
    send: (call: ReturnType<typeof createCaller>, fields: Fields) => Promise<Answered>,
  ): Promise<FastifyReply> {
    const sent: Fields = Object.fromEntries(request.body ?? []);
    try {
      const answered = await send(createCaller(await createContext(request)), sent);
      return reply.redirect(addressAfter(form, answered), 303);
    } catch (error) {
      const { status, message, issues = [], retryAfterSeconds } = publicError(error);
      logFailure(request.log, error, 'form failed');
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      reply.code(status);
      const fields = fieldsToShow(sent);
      return sendPage === null
        ? reply.send({ error: message })
        : await sendPage(request, reply, { form, message, issues, fields });
    }
  }
}

/** The accepted fields and the honeypot field. */
function pickFields<Own extends EntityFields>(sent: Fields, fields: Own) {
  const names = [...visitorFields(fields), TRAP_FIELD] as const;
  return Object.fromEntries(names.map((name) => [name, sent[name]])) as Record<(typeof names)[number], string>;
}

/** The answers to questions that staff have added: fields named `answers.budget`. */
function answersIn(sent: Fields): Record<string, string> {
  const answers = Object.entries(sent).filter(([name]) => name.startsWith(ANSWER_FIELD));
  return Object.fromEntries(answers.map(([name, text = '']) => [name.slice(ANSWER_FIELD.length), text]));
}

/** The page after a form: the page of the call, or a thank-you page; for an enquiry, with its reference and time. */
function addressAfter(form: FormAnswer['form'], answered: Answered): string {
  if (answered.message === 'booked' || answered.message === 'unconfirmed') {
    const { step, query } = pageAfterBooking(answered);
    return callStepPath(step, query);
  }
  return `/thank-you?${thanksQuery(form, answered).toString()}`;
}

function thanksQuery(form: FormAnswer['form'], answered: ContactAnswer | SubscribeAnswer): URLSearchParams {
  if (answered.message === 'received') {
    return new URLSearchParams({ form, reference: answered.reference, sent: new Date().toISOString() });
  }
  const outcome = signUpOutcome(answered);
  return new URLSearchParams({ form: outcome === 'subscribed' ? form : `${form}-${outcome}` });
}

/** The input without the honeypot field. */
function fieldsToShow({ [TRAP_FIELD]: _trap, ...fields }: Fields): FormAnswer['fields'] {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/**
 * A plain form has no idempotency key, because its page is the same for everyone. Equal texts from one address on one day
 * are one enquiry, however often they are submitted.
 */
function keyOf(address: string, input: object, now: string): string {
  const text = JSON.stringify([address, now.slice(0, 10), input]);
  return `form-${createHash('sha256').update(text).digest('base64url')}`;
}

/**
 * Whether another site sent the form, by its `Origin`: for browsers without `Sec-Fetch-Site` (old ones, and all without
 * https).
 */
function isFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || request.headers['sec-fetch-site'] !== undefined) return false;
  return origin !== ownOrigin && origin !== `${request.protocol}://${request.host}`;
}
