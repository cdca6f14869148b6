import { type Declaration, needsSession } from '../../../apps/api/src/core/rpc/authorize.ts';
import type { WithoutPath } from '../../../apps/api/src/core/rpc/call.ts';
import { listProcedures } from '../../../apps/api/src/doors/rest/declared/list-procedures.ts';
import { chaptersOf } from '../../../apps/api/src/doors/reference/document.ts';
import { buildDocument } from '../../../apps/api/src/doors/reference/openapi/openapi-document.ts';

/** Why a procedure has no path, in the words of its callers. */
const REASONS: Record<WithoutPath, string> = {
  'own-account': "it is about the caller's own account",
  page: 'it renders a page of the site',
  'mail-link': 'it is called by a page that a link in an email leads to',
  password: 'it takes a password, so it is for people',
};

/** Refusals of requests that this client does not send, and of every call. Those that a call declares are its own. */
const LEFT_OUT = new Set(['409', '412', '415', '422', '500']);

/** What a call does, its path, who may call it, and its refusals; and whether its answer is empty. */
export type CallDescription = { text: string; answersNothing: boolean };

/** Describes each procedure, by its name. */
export function describeCalls(): Map<string, CallDescription> {
  const document = buildDocument('', '');
  const calls = new Map(
    chaptersOf(document)
      .flatMap(({ calls }) => calls)
      .map((call) => [`${call.method} ${call.path}`, call]),
  );

  function describe(meta: Declaration): string {
    if (!meta.call) {
      const refusals = refusalsWithoutPath(meta).map((status) => {
        const { description = '' } = document.components.responses[`Refused${status}`] ?? {};
        return throws(status, description);
      });
      return [`No REST path: ${REASONS[meta.withoutPath]}. ${rightOf(meta)}`, ...refusals].join('\n');
    }
    const { rest } = meta.call;
    const address = rest.replace(' ', ' /api');
    const call = calls.get(address);
    if (!call) throw new Error(`The reference has no ${address}.`);
    const { summary, description = '' } = call.operation;
    const own = (meta.call.refusals ?? []).map(String);
    // With `expectedTag` in the place of `If-Match`, an object that has changed is a conflict.
    if (call.answers.some(([status]) => status === '412')) own.push('409');
    const refusals = call.answers.filter(
      ([status]) => status >= '400' && (own.includes(status) || !LEFT_OUT.has(status)),
    );
    return [
      `${summary}.`,
      ...(description === `${summary}.` ? [] : ['', description]),
      '',
      `REST: \`${address}\`. ${rightOf(meta)}`,
      ...refusals.map(([status, answer]) => throws(status, answer.description)),
    ].join('\n');
  }

  return new Map(
    listProcedures().map(({ path, meta }) => {
      if (!meta) throw new Error(`${path} declares nothing.`);
      return [path, { text: describe(meta), answersNothing: meta.call?.answer.form === 'empty' }];
    }),
  );
}

function rightOf(meta: Declaration): string {
  if (meta.access === 'public') return meta.call?.isWiderForStaff ? 'For everybody; staff get more.' : 'For everybody.';
  const right = meta.access === 'own-account' ? 'For signed-in staff' : `Needs the right \`${meta.access}\``;
  return needsSession(meta) ? `${right}, not for API keys.` : `${right}.`;
}

function refusalsWithoutPath({ access, ignoresToken }: Declaration): string[] {
  if (ignoresToken) return ['400', '401', '429'];
  return access === 'public' ? ['400', '401'] : ['400', '401', '403'];
}

/** @param description of the answer of REST */
function throws(status: string, description: string): string {
  const text = description
    .replace(/^./, (letter) => letter.toLowerCase())
    .replace(/, or a request with this `Idempotency-Key`.*/, '')
    .replace('`Retry-After`', '`retryAfterSeconds`');
  return `@throws CallError ${status}: ${text}`;
}
