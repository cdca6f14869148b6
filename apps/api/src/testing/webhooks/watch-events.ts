import type { SentEventType } from '@tideline/domain/webhook/event';
import type { Db } from '../../core/store/schema.ts';
import { listCalls } from '../../doors/rest/declared/list-calls.ts';

/**
 * Compares the events that calls store with those that they declare. For a test that makes one call after the other, with a
 * webhook for every type.
 */
export function watchEvents() {
  const declared = listCalls().flatMap(({ name, call }) => (call.events ?? []).map((type) => `${name}: ${type}`));
  const names = new Set(listCalls().map(({ name }) => name));
  const stored = new Set<string>();
  return {
    /** Makes a call of the procedure with this name. @throws Error if a declared call stores what it does not declare */
    watch: async <Output>(name: string, db: Db, call: () => Promise<Output>): Promise<Output> => {
      const before = new Set((await listEvents(db)).map(({ id }) => id));
      const output = await call();
      if (!names.has(name)) return output;
      for (const { id, type } of await listEvents(db)) {
        const line = `${name}: ${type}`;
        if (before.has(id)) continue;
        if (!declared.includes(line)) throw new Error(`An event is not declared: ${line}.`);
        stored.add(line);
      }
      return output;
    },
    /** What calls declare, and have not stored. */
    missing: () => declared.filter((line) => !stored.has(line)),
  };
}

function listEvents(db: Db): Promise<{ id: string; type: SentEventType }[]> {
  return db.selectFrom('events').select(['id', 'type']).execute();
}
