import { isDeepStrictEqual } from 'node:util';
import { CALL_KIND_LIMITS } from '@tideline/domain/booking/call-kind';
import { newCallKindSchema } from '@tideline/domain/booking/call-kind.schema';
import { callHoursSchema, callRulesSchema } from '@tideline/domain/booking/hours.schema';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { emailAddress } from '@tideline/domain/text/text.schema';
import type { OwnCallSetting } from '@tideline/moving/own/own-item';
import type { OwnCallHours, OwnCallKind } from '@tideline/moving/own/own-site';
import { z } from 'zod';
import { selectPeople } from '../../../core/store/people.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { refuseTaken, tooMany } from '../../../sales/bookings/kinds/kind-refusals.ts';
import { insertKind } from '../../../sales/bookings/kinds/kind-writes.repository.ts';
import { listKindIds, listKinds } from '../../../sales/bookings/kinds/kinds.repository.ts';
import {
  findSavedHours,
  findSavedRules,
  saveCallHours,
  updateCallRules,
} from '../../../sales/bookings/times/hours.repository.ts';
import type { Written } from '../writing/written.ts';
import { check, isSlug, line } from './own-values.ts';

const email = emailAddress();
const hoursSchema = callHoursSchema.omit({ staffId: true }).extend({ email });
const kindSchema = newCallKindSchema.omit({ staffIds: true }).extend({
  id: z.string().refine(isSlug, 'The id of the kind is no id.'),
  people: z
    .array(z.object({ email, name: z.unknown() }), {
      error: 'people must be a list, or null for everybody with hours.',
    })
    .max(CALL_KIND_LIMITS.people, `A kind of call can name at most ${CALL_KIND_LIMITS.people} people.`)
    .nullable(),
});

/** Brings in the rules of calls, the hours of a person with an account here, or a kind of call. What is here already stays. */
export function writeOwnCallSetting(trx: Trx, value: OwnCallSetting, now: string): Promise<Written> {
  if ('rules' in value) return writeRules(trx, value.rules, now);
  return 'hours' in value ? writeHours(trx, value.hours, now) : writeKind(trx, value.kind, now);
}

async function writeRules(trx: Trx, rules: unknown, now: string): Promise<Written> {
  const checked = check(callRulesSchema, rules);
  if ('refusal' in checked) return checked.refusal;
  const saved = await findSavedRules(trx);
  if (!saved) await updateCallRules(trx, checked.value, now);
  return { outcome: toOutcome(saved, checked.value), targetId: 'rules', version: 0 };
}

async function writeHours(trx: Trx, given: OwnCallHours, now: string): Promise<Written> {
  const checked = check(hoursSchema, given);
  if ('refusal' in checked) return checked.refusal;
  const { email: address, ...hours } = checked.value;
  const staffId = (await findAccounts(trx, [address])).get(emailKey(address));
  if (staffId === undefined)
    return { outcome: 'skipped', reason: 'No account here has the address of this person. Add it, then import again.' };
  const saved = await findSavedHours(trx, staffId);
  if (!saved) await saveCallHours(trx, { staffId, ...hours }, now);
  return { outcome: toOutcome(saved, hours), targetId: staffId, version: 0 };
}

/** A kind is hidden if none of its people has an account here: visitors could not book it. */
async function writeKind(trx: Trx, given: OwnCallKind, now: string): Promise<Written> {
  const checked = check(kindSchema, given);
  if ('refusal' in checked) return checked.refusal;
  const { people, ...kind } = checked.value;
  if ((await listKindIds(trx)).includes(kind.id)) return { outcome: 'same', targetId: kind.id, version: 0 };
  const kinds = await listKinds(trx);
  if (kinds.length >= CALL_KIND_LIMITS.count) throw tooMany();
  refuseTaken(kinds, kind.name);
  const accounts = await findAccounts(trx, people?.map((person) => person.email) ?? []);
  const strangers = people?.filter((person) => !accounts.has(emailKey(person.email))) ?? [];
  const staffIds = people && [...accounts.values()];
  const isForNobody = strangers.length > 0 && accounts.size === 0;
  await insertKind(trx, { ...kind, staffIds, isHidden: kind.isHidden || isForNobody }, kinds.length, now);
  const names = new Intl.ListFormat('en-US').format(strangers.map(({ name }) => line(name) || 'Somebody'));
  const reason =
    strangers.length === 0
      ? ''
      : `Without an account here: ${names}.${isForNobody ? ' Nobody takes these calls yet, so they are hidden.' : ''}`;
  return { outcome: 'arrived', targetId: kind.id, version: 0, reason };
}

/** The accounts of people, by the keys of their addresses. */
async function findAccounts(trx: Trx, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await selectPeople(trx)
    .select(['id', 'email_key'])
    .where('email_key', 'in', emails.map(emailKey))
    .execute();
  return new Map(rows.map((row) => [row.email_key, row.id]));
}

function toOutcome(saved: object | null, brought: object): 'arrived' | 'same' | 'kept' {
  if (!saved) return 'arrived';
  return isDeepStrictEqual(saved, brought) ? 'same' : 'kept';
}
