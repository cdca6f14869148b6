import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { findOutage, type Outage } from '../host/outage.ts';
import { setFieldSentences } from './field-sentences.ts';

/** The public form of a failure, the same for tRPC, REST, forms and pages. */
export type PublicError = {
  status: number;
  /** One sentence a person can act on. */
  message: string;
  /** The refused fields. */
  issues?: { path: string; message: string }[];
  /** When to try again; only for limits, overload and outages. */
  retryAfterSeconds?: number;
  /** The kind of outage, for the log. */
  outage?: Outage['kind'];
  /** The password is right, but the code of the second factor is missing or wrong. */
  needsCode?: true;
  /** The session is valid, but the password must be confirmed first. */
  needsPassword?: true;
};

const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';

/** The cause of a `TOO_MANY_REQUESTS` or `SERVICE_UNAVAILABLE`: tells the caller when to try again. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly retryAfterSeconds: number;
  /** The first refusal for this reason in its period: worth logging. */
  readonly isFirst: boolean;

  constructor(retryAfterSeconds: number, isFirst = false) {
    super(`Retry after ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFirst = isFirst;
  }
}

/** The cause of an error about one field: tells the caller which one. */
export class FieldRefused extends Error {
  override name = 'FieldRefused';
  /** The field's path in the input. */
  readonly path: string;

  constructor(path: string) {
    super(`The field ${path} was refused`);
    this.path = path;
  }
}

/** The cause of an error about a missing or wrong code, when everything else is right. */
export class CodeNeeded extends FieldRefused {
  override name = 'CodeNeeded';

  constructor() {
    super('code');
  }
}

/** The cause of a `CONFLICT`: somebody else saved after the version that the caller named. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** The cause of an error: the password was last confirmed too long ago. */
export class PasswordNeeded extends Error {
  override name = 'PasswordNeeded';
}

setFieldSentences();

function toIssue(issue: ZodError['issues'][number]): { path: string; message: string } {
  return { path: issue.path.join('.'), message: issue.message };
}

/** Converts any error to its public form. The only place that decides what callers learn. */
export function publicError(error: unknown): PublicError {
  const status = error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : 500;
  const outage = status === 500 ? findOutage(error) : null;
  if (outage) {
    return {
      status: 503,
      message: outage.message,
      retryAfterSeconds: outage.retryAfterSeconds,
      outage: outage.kind,
    };
  }
  if (!(error instanceof TRPCError)) return { status, message: INTERNAL_MESSAGE };
  if (error.cause instanceof RetryLater) {
    return { status, message: error.message, retryAfterSeconds: error.cause.retryAfterSeconds };
  }
  if (error.cause instanceof FieldRefused) {
    const issues = [{ path: error.cause.path, message: error.message }];
    return { status, message: error.message, issues, ...(error.cause instanceof CodeNeeded && { needsCode: true }) };
  }
  if (error.cause instanceof PasswordNeeded) return { status, message: error.message, needsPassword: true };
  if (status >= 500) return { status, message: INTERNAL_MESSAGE };
  if (error.cause instanceof ZodError) {
    const issues = error.cause.issues.map(toIssue);
    return { status, message: issues[0]?.message ?? 'The input was refused.', issues };
  }
  // The parser's message quotes the input, which may be a password.
  if (error.cause instanceof SyntaxError) return { status, message: 'The request is not valid JSON.' };
  return { status, message: error.message };
}
