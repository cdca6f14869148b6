import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ForwardPage } from '@tideline/domain/entity/page';
import type { Call } from '../../../core/rpc/call.ts';
import { sendTagged, underCondition } from '../conditions/tags.ts';
import { isWhole, sendWholeList } from '../lists/whole-list.ts';
import { sendPage } from '../paging.ts';
import { inputReader } from './call-input.ts';
import { fieldHooks } from './chosen-fields.ts';
import { invoke } from './invoke.ts';
import { type DeclaredCall, listCalls } from './list-calls.ts';
import { splitPath } from './split-path.ts';

type DeclaredRoutesOptions = {
  /** The procedures that have a route of their own. */
  routed: ReadonlySet<object>;
  /** Maximum body size from staff: the text of a post. Everybody else gets the server's default. */
  bodyLimitBytes: number;
};

/** A route for each declared call that has none yet. */
export function declaredRoutes(rest: FastifyInstance, { routed, bodyLimitBytes }: DeclaredRoutesOptions): void {
  for (const declared of listCalls()) {
    const { procedure } = declared;
    if (routed.has(procedure)) continue;
    const limit = procedure.meta.access === 'public' ? {} : { bodyLimit: bodyLimitBytes };
    rest.route({ ...routeOf(procedure), ...limit, handler: handlerOf(declared) });
  }
}

/** The route of a declared call, for a handler of its own. @throws Error if the procedure declares none */
export function routeOf(procedure: DeclaredCall['procedure']): Omit<RouteOptions, 'handler'> {
  const { call } = procedure.meta;
  if (!call) throw new Error('This procedure declares no call.');
  const { method, url } = splitPath(call);
  return { method, url, config: { procedure }, ...fieldHooks(call) };
}

function handlerOf({ name, call }: DeclaredCall): RouteOptions['handler'] {
  let readInput: ReturnType<typeof inputReader> | undefined;
  return async (request, reply) => {
    readInput ??= inputReader(call); // with the first request: the schemas of all calls would delay the start
    const run = (input: unknown) => invoke(request.call, name, input);
    const input = readInput(request);
    if (call.answer.form === 'whole-list' && isWhole(request.query as object)) {
      return sendWholeList(request, reply, async (page) => {
        return (await run({ ...(input as object), ...page })) as ForwardPage<unknown>;
      });
    }
    return send(request, reply, call, await underCondition(request, () => run(input)));
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer: { status, form, headers } }: Call,
  output: unknown,
): unknown {
  reply.code(status);
  if (form === 'empty') return reply.send();
  if (form === 'page' || form === 'whole-list') return sendPage(request, reply, output as ForwardPage<unknown>);
  if (headers?.['ETag'] !== undefined) return sendTagged(request, reply, output);
  // Anything else is sent by Fastify as it is.
  if (output === null) return reply.type('application/json; charset=utf-8').send('null');
  return output;
}
