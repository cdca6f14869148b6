import type { Call } from '../../../core/rpc/call.ts';
import type { Declaration } from '../../../core/rpc/authorize.ts';
import { listProcedures } from './list-procedures.ts';

/** A procedure with a path of its own. */
export type DeclaredCall = {
  /** In the router. @example 'topics.add' */
  name: string;
  procedure: { meta: Declaration };
  call: Call;
};

/** Every procedure that declares a call. */
export function listCalls(): DeclaredCall[] {
  return listProcedures().flatMap(({ path: name, procedure, meta }) => {
    return meta?.call ? [{ name, procedure: procedure as DeclaredCall['procedure'], call: meta.call }] : [];
  });
}
