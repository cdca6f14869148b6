import { AUDIT_ACTIONS, type AuditAction } from '@tideline/domain/staff/audit';
import { AUDIT_OBJECTS, type AuditObject } from '@tideline/domain/staff/audit-entry';

/** Person filter for anonymous actors: a URL cannot carry an empty value. */
export const NOBODY = 'nobody';

/** Search parameters of the audit log. */
export type AuditSearch = {
  /** E-mail address of an account, `command`, `program`, or `NOBODY`. */
  actor?: string;
  action?: AuditAction;
  object?: AuditObject;
  /** Id of one object. */
  id?: string;
  /** First and last day, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Cursor of the page; missing on the first page. */
  at?: string;
};

/** Search parameters that clear every filter and the page. */
export const NO_FILTERS: { [Name in keyof Required<AuditSearch>]: undefined } = {
  actor: undefined,
  action: undefined,
  object: undefined,
  id: undefined,
  from: undefined,
  to: undefined,
  at: undefined,
};

/** Parses the search parameters; unknown values are dropped. */
export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    actor: text(search.actor, 254),
    action: keyOf(AUDIT_ACTIONS, search.action),
    object: keyOf(AUDIT_OBJECTS, search.object),
    id: text(search.id, 200),
    from: day(search.from),
    to: day(search.to),
    at: text(search.at, 1_500),
  };
}

/** Filters in the server's format. */
export function auditFilters({ actor, action, object, id, from, to }: AuditSearch) {
  return { actor: actor === NOBODY ? '' : actor, action, object, objectId: id, from, to };
}

/** The number of filters that hide entries. */
export function countAuditFilters({ at: _page, ...filters }: AuditSearch): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

/** Display name of an actor. */
export function actorName(actor: string): string {
  if (actor === '') return 'Nobody signed in';
  if (actor === 'command') return 'Command line';
  return actor === 'program' ? 'The server itself' : actor;
}

function keyOf<Keys extends object>(known: Keys, value: unknown): (keyof Keys & string) | undefined {
  return (Object.keys(known) as (keyof Keys & string)[]).find((key) => key === value);
}

function day(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : undefined;
}

function text(value: unknown, maxLength: number): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined;
}
