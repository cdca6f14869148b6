import { findFreeStaff } from '@tideline/domain/booking/free-times';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Context } from '../../../context.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { countUpcoming } from '../bookings.repository.ts';
import { calendarsFor, type CallTerms } from '../kinds/call-terms.ts';
import { listCalendars, partAround } from '../times/calendars.repository.ts';
import { keepAccounts } from '../hand-over/hand-over.repository.ts';
import { takenError } from './taken-error.ts';

/** A time for a call, and the people free then, the one with the fewest calls first. */
export type Candidates = {
  startsAt: string;
  endsAt: string;
  bufferMinutes: number;
  timeZone: string;
  /** The place of the kind of call; empty: that of the person. */
  place: string;
  staffIds: string[];
};

/** The person is no longer free: another booking was faster, or the account was removed. */
export class TimeTaken extends Error {}

/**
 * Finds the people who are free for a call.
 * @param held a held call to book: its own hold counts as free, and the notice period is not checked again
 */
export async function findCandidates(
  { db, now }: Pick<Context, 'db' | 'now'>,
  startsAt: string,
  terms: CallTerms,
  held?: { id: string; staffId: string | null },
): Promise<Candidates> {
  const { timeZone } = await findSettings(db);
  const { rules, place } = terms;
  const calendars = await listCalendars(db, { ...partAround(startsAt), without: held?.id });
  const asked = { ...rules, ...(held && { noticeHours: 0 }) };
  const free = findFreeStaff(calendarsFor(calendars, terms), startsAt, { rules: asked, timeZone, now: now() });
  const load = await countUpcoming(db, now());
  const staffIds = free.toSorted((one, other) => {
    if (one === held?.staffId || other === held?.staffId) return one === held?.staffId ? -1 : 1;
    return (load.get(one) ?? 0) - (load.get(other) ?? 0);
  });
  const { bufferMinutes, callMinutes } = rules;
  return { startsAt, endsAt: later(startsAt, callMinutes * MINUTE_MS), bufferMinutes, timeZone, place, staffIds };
}

/**
 * Runs `take` in a transaction with the first person who is still free.
 * @param take throws `TimeTaken` if the person is not
 * @throws TRPCError CONFLICT when no colleague is free
 */
export async function withFreePerson<Taken>(
  { db }: Pick<Context, 'db'>,
  { staffIds }: Candidates,
  take: (trx: Trx, staffId: string) => Promise<Taken>,
): Promise<Taken> {
  for (const staffId of staffIds) {
    try {
      return await db.transaction().execute(async (trx) => {
        if (!(await keepAccounts(trx)).has(staffId)) throw new TimeTaken();
        return take(trx, staffId);
      });
    } catch (error) {
      if (!(error instanceof TimeTaken)) throw error;
    }
  }
  throw takenError();
}
