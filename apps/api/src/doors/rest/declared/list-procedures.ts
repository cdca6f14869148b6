import { appRouter } from '../../../router.ts';
import type { Declaration } from '../../../core/rpc/authorize.ts';

type Listed = { path: string; procedure: object; meta: Declaration | undefined };

/** Every procedure by its path, with its declaration. */
export function listProcedures(): Listed[] {
  return proceduresIn(appRouter, '');
}

function proceduresIn(routes: object, prefix: string): Listed[] {
  return Object.entries(routes).flatMap(([name, value]: [string, unknown]) => {
    const path = `${prefix}${name}`;
    if (name.startsWith('_') || name === 'createCaller' || value === null) return [];
    if (typeof value === 'object') return proceduresIn(value, `${path}.`);
    const procedure = value as { meta?: Declaration };
    return [{ path, procedure, meta: procedure.meta }];
  });
}
