import { TRPCError } from '@trpc/server';
import type { Booking } from '@tideline/domain/booking/booking';
import type { CallKind } from '@tideline/domain/booking/call-kind';
import type { Calendar } from '@tideline/domain/booking/free-times';
import type { CallRules } from '@tideline/domain/booking/hours';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findCallRules, findSavedHours } from '../times/hours.repository.ts';
import { findKind, listKinds } from './kinds.repository.ts';

/**
 * What a call needs: the rules, with its own length; who may take it (null: everybody with hours); its place (empty: that of the
 * person).
 */
export type CallTerms = Pick<CallKind, 'staffIds' | 'place'> & { rules: CallRules };

/** The kind of a new call, null when it has none; its terms; and the kinds to choose from. */
export type AskedKind = { kind: CallKind | null; terms: CallTerms; shown: CallKind[] };

/** The kind of a new call: the one that is asked for, else the first one shown. Null when it is not offered. */
export async function findAskedKind(db: Db, id: string | undefined): Promise<AskedKind | null> {
  const kinds = await listKinds(db);
  const shown = kinds.filter(({ isHidden }) => !isHidden);
  const kind = id === undefined ? (shown[0] ?? null) : kinds.find((known) => known.id === id);
  if (kind === undefined) return null;
  const rules = await findCallRules(db);
  const { callMinutes, staffIds, place } = kind ?? { ...rules, staffIds: null, place: '' };
  return { kind, terms: { rules: { ...rules, callMinutes }, staffIds, place }, shown };
}

/**
 * The terms of a stored call: it keeps its own length, and the place and people of its kind, even of a removed one. Whoever
 * has it already may keep it.
 */
export async function findTermsOf(db: Db, { kind, staffId, startsAt, endsAt }: Booking): Promise<CallTerms> {
  const found = kind ? await findKind(db, kind.id) : null;
  const own = staffId === null ? [] : [staffId];
  const callMinutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
  return {
    rules: { ...(await findCallRules(db)), callMinutes },
    staffIds: found?.staffIds ? [...found.staffIds, ...own] : null,
    place: found?.place ?? '',
  };
}

/** Where a call with these terms takes place: at the place of its kind, else at that of the person who takes it. */
export async function findPlace(db: Db, { place }: Pick<CallTerms, 'place'>, staffId: string): Promise<string> {
  return place || ((await findSavedHours(db, staffId))?.place ?? '');
}

/** The calendars of those who may take a call. */
export function calendarsFor(calendars: readonly Calendar[], { staffIds }: Pick<CallTerms, 'staffIds'>): Calendar[] {
  return calendars.filter(({ staffId }) => staffIds === null || staffIds.includes(staffId));
}

/** The refusal of a kind that staff have removed, or that never was. */
export function notOffered(): TRPCError {
  return new TRPCError({
    code: 'BAD_REQUEST',
    message: 'This kind of call is no longer offered. Please choose another one.',
    cause: new FieldRefused('kind'),
  });
}
