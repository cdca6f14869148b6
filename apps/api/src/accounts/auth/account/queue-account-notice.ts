import type { Staff } from '@tideline/domain/staff/staff';
import { newId } from '../../../core/host/new-id.ts';
import type { Context } from '../../../context.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';

type AccountNotice = 'passkey-added' | 'passkey-removed' | 'second-factor-on' | 'second-factor-off';

/** Queues a notice to the owner of the account, if a mail server is set. Call `ctx.mail.wake()` after the commit. */
export async function queueAccountNotice(
  trx: Trx,
  { mail, staff, now }: Context & { staff: Staff },
  kind: AccountNotice,
): Promise<void> {
  if (mail.server === null) return;
  await queueMail(trx, { id: newId(), kind, recipient: staff.email }, now());
}
