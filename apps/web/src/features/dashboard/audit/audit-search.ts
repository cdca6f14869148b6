import { AUDIT_ACTIONS, AUDIT_OBJECTS, type AuditAction, type AuditObject } from '@tideline/domain/staff/audit';

/** The person filter's word for those who were not signed in: an address leaves out what is empty. */
export const NOBODY = 'nobody';

/** What the audit log keeps in its address. */
export type AuditSearch = {
  /** Address of an account, `command`, `program`, or `NOBODY`. */
  actor?: string;
  action?: AuditAction;
  object?: AuditObject;
  /** One thing alone. */
  id?: string;
  /** The first and the last day, as `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** The cursor of the page; missing on the first. */
  at?: string;
};

/** What takes every filter and the page out of the address. */
export const NO_FILTERS: { [Name in keyof Required<AuditSearch>]: undefined } = {
  actor: undefined,
  action: undefined,
  object: undefined,
  id: undefined,
  from: undefined,
  to: undefined,
  at: undefined,
};

/** Reads the address; what it does not know is left out. */
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

/** The filters as the server takes them. */
export function auditFilters({ actor, action, object, id, from, to }: AuditSearch) {
  return { actor: actor === NOBODY ? '' : actor, action, object, objectId: id, from, to };
}

/** Whether the list leaves out lines. */
export function isAuditFiltered({ at: _page, ...filters }: AuditSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** Who acted, in words. */
export function actorName(actor: string): string {
  if (actor === '') return 'Nobody signed in';
  if (actor === 'command') return 'Command line';
  return actor === 'program' ? 'The program itself' : actor;
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
