import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { findOutage, type Outage } from '../host/outage.ts';

/** What a caller may learn of a failure, through whichever door it came. */
export type PublicError = {
  status: number;
  /** One sentence a person can act on. */
  message: string;
  /** What is wrong with which field; only when a field was refused. */
  issues?: { path: string; message: string }[];
  /** Seconds after which another try makes sense; only when there were too many, or too much is going on. */
  retryAfterSeconds?: number;
  /** Why nobody could be served, for the log; only then. */
  outage?: Outage['kind'];
  /** The password is right; the code of the second factor is missing or wrong. */
  needsCode?: true;
  /** The session is fine, but its owner has to prove the password first. */
  needsPassword?: true;
};

const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';

/** The cause of a `TOO_MANY_REQUESTS` or `SERVICE_UNAVAILABLE`: carries the time to wait to the caller. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly retryAfterSeconds: number;
  /** Nothing was refused for this reason before, in the time that is counted: worth a line in a log. */
  readonly isFirst: boolean;

  constructor(retryAfterSeconds: number, isFirst = false) {
    super(`Retry after ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFirst = isFirst;
  }
}

/** The cause of a refusal that is about one field of a form: the caller learns which, and need not read the sentence. */
export class FieldRefused extends Error {
  override name = 'FieldRefused';
  /** The name of the field in what was sent. */
  readonly path: string;

  constructor(path: string) {
    super(`The field ${path} was refused`);
    this.path = path;
  }
}

/** The cause of a refusal for want of a right code: everything else that was sent is right. */
export class CodeNeeded extends FieldRefused {
  override name = 'CodeNeeded';

  constructor() {
    super('code');
  }
}

/** The cause of a refusal for want of the password, which was proved too long ago. */
export class PasswordNeeded extends Error {
  override name = 'PasswordNeeded';
}

/** Shapes every failure for callers; the one place that decides what leaves the house. */
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
    const issues = error.cause.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    return { status, message: issues[0]?.message ?? 'The input was refused.', issues };
  }
  return { status, message: error.message };
}
