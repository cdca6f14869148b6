import { appRouter } from '../../router.ts';
import type { Declaration } from '../../rpc/authorize.ts';

/** Every procedure by its path, with what it declares. */
export function listProcedures(): { path: string; meta: Declaration | undefined }[] {
  return proceduresIn(appRouter, '');
}

function proceduresIn(routes: object, prefix: string): ReturnType<typeof listProcedures> {
  return Object.entries(routes).flatMap(([name, value]: [string, unknown]) => {
    const path = `${prefix}${name}`;
    if (name.startsWith('_') || name === 'createCaller' || value === null) return [];
    if (typeof value === 'object') return proceduresIn(value, `${path}.`);
    return [{ path, meta: (value as { meta?: Declaration }).meta }];
  });
}
