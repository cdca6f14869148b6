import type { ContactStatus } from '@tideline/domain/contact/contact';
import type { ContactEvent } from '@tideline/domain/contact/contact-history';
import type { Db } from '../store/schema.ts';

/** Of more events than this, only the newest are listed. */
const SHOWN_MAX = 100;

/** Who entered an enquiry and set its status, newest first, as far as the audit log goes back. */
export async function listContactEvents(db: Db, contactId: string): Promise<ContactEvent[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.actor_id')
    .select(['audit.id', 'audit.at', 'audit.actor', 'audit.action', 'audit.detail', 'staff.name'])
    .where('audit.object_id', '=', contactId)
    .where('audit.object', '=', 'contact')
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.flatMap(({ id, at, actor, action, detail, name }) => {
    if (action !== 'contact.add' && action !== 'contact.status') return [];
    const { status = null } = JSON.parse(detail) as { status?: ContactStatus };
    return [{ id, at, actor: name || actor, kind: action, status }];
  });
}
