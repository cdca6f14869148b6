import type { z } from 'zod';
import type { EventType } from '@tideline/domain/webhook/event';
import type { Answer } from './answers.ts';
import type { ToolDeclaration, ToolFor } from './tool-declaration.ts';

/** A method and a path below `/api`; a name in braces is a field of the input. @example 'PUT /topics/{id}' */
export type RestPath = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Statuses of refusals that do not follow from the path, the input and who may call. */
type Refusal = 404 | 409 | 415 | 429 | 503;

/**
 * How programs call a procedure. Its route, its part of the OpenAPI document and of the reference, its tool for models, and its
 * entries in the matrix of permissions are made from it. The input comes from the path, and from the parameters of a read or the
 * body of a write; the fields of `changes` are fields of the body, and `expectedTag` is `If-Match`.
 */
export type Call<Input extends z.ZodType = z.ZodType, Value = unknown> = {
  rest: RestPath;
  /** In the imperative, without a full stop. */
  summary: string;
  /** Markdown: what the summary and the fields do not say. */
  description?: string;
  /** Validated by the procedure. Left out: the procedure takes no input. */
  input?: Input;
  /** The field of the input that the path calls `id`, if its own name is another. */
  idField?: string;
  answer: Answer<Value>;
  /** Answers with other statuses, which the route's own handler chooses. */
  otherAnswers?: readonly Answer<unknown>[];
  refusals?: readonly Refusal[];
  /** A POST that changes nothing: its input is too long for an address. */
  isRead?: true;
  /** Open to everybody, with more for staff who send a token. */
  isWiderForStaff?: true;
  /** What a program sends besides the path: a body, or parameters of the address. */
  example?: Record<string, unknown>;
  /** The events for webhooks that it can record; one call may record some of them, or none. */
  events?: readonly EventType[];
  /** For models. Left out: they cannot call it. */
  tool?: ToolDeclaration;
  /** The body, for a route with a handler of its own whose body is not a part of the input. */
  body?: z.ZodObject;
  /** The parameters of the address: of a write that has some, or of a read whose parameters are not its input. */
  query?: z.ZodObject;
  /** Headers with their descriptions, which the route's own handler reads. */
  headers?: Record<string, string>;
  /** Content types of a body that is a file, which the route's own handler reads. */
  file?: readonly string[];
};

/** A call whose tool names only what its input and its answer have. */
export type CheckedCall<Input extends z.ZodType, Value> = Call<Input, Value> & {
  tool?: ToolFor<z.input<Input>, Value>;
};

/**
 * Why a procedure has no path: it is about the caller's own account, renders a page of the site, is called by a page that a link
 * in a mail leads to, or takes a password.
 */
export type WithoutPath = 'own-account' | 'page' | 'mail-link' | 'password';
