import { emailKey } from '@tideline/domain/subscriber/email-address';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { selectPeople } from '../../../core/store/people.ts';
import type { Trx } from '../../../core/store/schema.ts';

/** Who a mail says that it is from. */
export type Sender = {
  isStaff: boolean;
  /** The mail claims to be of staff. */
  isUnverified: boolean;
  staffId: string | null;
  name: string;
  account: { id: string; email: string } | null;
};
/** Somebody who claims to be staff without proof. */
export const UNVERIFIED: Sender = { isStaff: true, isUnverified: true, staffId: null, name: '', account: null };

/** The sender with this address: staff by the address of their account, or the agency itself. It may be forged. */
export async function findSender(trx: Trx, address: string): Promise<Sender> {
  const staff = await selectPeople(trx)
    .select(['id', 'email', 'name'])
    .where('email_key', '=', address)
    .executeTakeFirst();
  if (staff) {
    const { id, email } = staff;
    return { isStaff: true, isUnverified: false, staffId: id, name: staff.name, account: { id, email } };
  }
  const { contactEmail, siteTitle } = await findSettings(trx);
  const isAgency = address !== '' && address === emailKey(contactEmail);
  return { isStaff: isAgency, isUnverified: false, staffId: null, name: isAgency ? siteTitle : '', account: null };
}
