import { randomUUID } from 'node:crypto';
import { ATTACHMENT_MAX_BYTES } from '@tideline/domain/conversation/attachment';
import type { ContactMessage } from '@tideline/domain/conversation/message';
import { expect, onTestFinished, test } from 'vitest';
import { NO_BACKUPS } from '../../../context.ts';
import { openReplySite } from '../../../testing/mail/reply-site.ts';
import { buildRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { NO_FOLDER } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const ORIGIN = 'https://www.tideline.example';

describeOnEachDatabase('files of replies over REST', (database) => {
  async function open() {
    const site = await openReplySite(database());
    const id = await site.enquire();
    const app = await buildRestServer(database(), NO_FOLDER, NO_BACKUPS, { mail: site.changes.mail, origin: ORIGIN });
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    const attach = (name: string, body: string | Buffer, more: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/contacts/${id}/attachments?name=${encodeURIComponent(name)}`,
        headers: { ...headers, 'content-type': 'application/pdf', ...more },
        body,
      });
    return { ...site, id, app, headers, attach };
  }

  test('are attached, sent with the reply that names them, and served as downloads', async () => {
    const { id, app, headers, attach, deliver, mailbox } = await open();
    const attached = await attach('Größe.pdf', Buffer.from([0, 255, 13, 10, 0]));
    expect([attached.statusCode, attached.json()]).toEqual([
      201,
      { id: expect.any(String), name: 'Größe.pdf', mimeType: 'application/pdf', bytes: 5, isStored: true },
    ]);
    const file = attached.json<{ id: string }>();
    const sent = await app.inject({
      method: 'POST',
      url: `/api/contacts/${id}/messages`,
      headers,
      body: { text: 'See the offer.', key: randomUUID(), lastSeenId: null, attachmentIds: [file.id] },
    });
    expect([sent.statusCode, sent.json<ContactMessage>().attachments]).toEqual([201, [attached.json()]]);
    await deliver();
    expect(mailbox.arrived[0]?.mail.attachments.map(({ filename }) => filename)).toEqual(['Größe.pdf']);
    const download = await app.inject({ url: `/api/attachments/${file.id}`, headers });
    expect([...download.rawPayload]).toEqual([0, 255, 13, 10, 0]);
    expect(download.headers).toMatchObject({
      'content-disposition': `attachment; filename="attachment"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const late = await app.inject({ method: 'DELETE', url: `/api/attachments/${file.id}`, headers });
    expect(late.statusCode).toBe(404);
  });

  test('are deleted before they are sent, and refused with a sentence', async () => {
    const { app, headers, attach } = await open();
    const { id } = (await attach('plan.txt', 'A plan')).json<{ id: string }>();
    const remove = () => app.inject({ method: 'DELETE', url: `/api/attachments/${id}`, headers });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect((await app.inject({ url: `/api/attachments/${id}`, headers })).statusCode).toBe(404);

    const exe = await attach('report.exe', 'MZ');
    expect([exe.statusCode, exe.json().error]).toEqual([
      400,
      expect.stringMatching(/^report\.exe cannot be attached: /),
    ]);
    const large = await attach('film.zip', Buffer.alloc(ATTACHMENT_MAX_BYTES + 1));
    expect([large.statusCode, large.json().error]).toEqual([
      413,
      'film.zip cannot be attached: it is larger than 10 MB.',
    ]);
    expect((await attach('', 'x')).statusCode).toBe(400);
  });
});
