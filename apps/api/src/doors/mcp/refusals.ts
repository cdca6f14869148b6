import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Context } from '../../context.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { publicError } from '../../core/rpc/errors.ts';

/** What a caller learns of a failure: a sentence, one for each refused field, and when to try again. */
export function sentencesOf(error: unknown): string {
  const { message, issues = [], retryAfterSeconds } = publicError(error);
  const fields = issues.filter((issue) => issue.path !== '').map((issue) => `${issue.path}: ${issue.message}`);
  const wait = retryAfterSeconds === undefined ? [] : [`Wait ${retryAfterSeconds} seconds.`];
  return [message, ...fields, ...wait].join('\n');
}

/** Does what is no tool, and can therefore be refused only with an error of the protocol. @throws ProtocolError */
export async function orProtocolError<Value>(context: Context, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    logFailure(context.log, error, 'message failed');
    const { InternalError, InvalidParams } = ProtocolErrorCode;
    throw new ProtocolError(publicError(error).status < 500 ? InvalidParams : InternalError, sentencesOf(error));
  }
}
