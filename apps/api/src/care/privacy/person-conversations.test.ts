import { expect, test } from 'vitest';
import { attach } from '../../testing/mail/attach.ts';
import { openReplySite } from '../../testing/mail/reply-site.ts';
import { NO_FOLDER } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { listPersonDrafts, listPersonMessages } from './person-conversations.repository.ts';

describeOnEachDatabase('the person export', (database) => {
  test('has the files that were sent, and those of replies that are not', async () => {
    const { staff, kim, enquire, reply } = await openReplySite(database());
    const contactId = await enquire();
    const store = { db: database(), mediaDir: NO_FOLDER };
    const { id } = await attach(staff, contactId, 'offer.pdf', 'An offer');
    await reply(contactId, 'See the offer.', staff, [id]);
    await attach(kim, contactId, 'plan.txt', 'A plan');
    expect(await listPersonMessages(store, contactId)).toMatchObject([
      { attachments: [{ name: 'offer.pdf', bytes: 8, base64: btoa('An offer') }] },
    ]);
    expect(await listPersonDrafts(store, contactId)).toMatchObject([
      { text: '', attachments: [{ name: 'plan.txt', bytes: 6, base64: btoa('A plan') }] },
    ]);
  });
});
