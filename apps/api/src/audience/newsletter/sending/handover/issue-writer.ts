import type { FastifyBaseLogger } from 'fastify';
import { issueMessageId } from '../../../../core/mail/issue-message-id.ts';
import { SendError } from '../../../../core/mail/send-error.ts';
import type { SmtpServer } from '../../../../core/mail/smtp-address.ts';
import { openComposer, type PreparedMessage } from '../../../../core/mail/smtp-session.ts';
import { findSettings } from '../../../../core/settings/settings.repository.ts';
import type { Db } from '../../../../core/store/schema.ts';
import { prepareIssueMail, type IssueMailWriter, type IssueReader } from '../../messages/issue-mail.ts';

/** Writes the message with this id in `issue_messages`, or the agency's copy, for one reader. */
export type IssueWriter = (issueId: string, reader: IssueReader, messageId: string) => Promise<PreparedMessage>;

type Options = {
  db: Db;
  server: SmtpServer;
  /** The site's public address, without a trailing slash. */
  origin: string;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** Prepares each issue once: its text cannot change while it is sent. */
export async function openIssueWriter({ db, server, origin, log }: Options): Promise<IssueWriter> {
  const compose = await openComposer(server);
  const settings = await findSettings(db);
  const sender = { name: settings.siteTitle, address: settings.contactEmail };
  let prepared: { issueId: string; write: IssueMailWriter } | null = null;

  async function prepare(issueId: string): Promise<IssueMailWriter> {
    const row = await db
      .selectFrom('issues')
      .select(['id', 'slug', 'subject', 'preview_text', 'content', 'sender_name', 'reply_to', 'layout'])
      .where('id', '=', issueId)
      .executeTakeFirstOrThrow();
    const { preview_text: previewText, sender_name: senderName, reply_to: replyTo, ...written } = row;
    return prepareIssueMail({ db, issue: { ...written, previewText, senderName, replyTo }, settings, origin });
  }

  return async (issueId, reader, messageId) => {
    if (prepared?.issueId !== issueId) prepared = { issueId, write: await prepare(issueId) };
    const { write } = prepared;
    try {
      return await compose(write(reader, messageId), { messageId: issueMessageId(messageId, origin), sender });
    } catch (error) {
      log.error({ err: error, message: messageId }, 'a message could not be written');
      throw new SendError('refused', 'The message could not be written; the server log says why.');
    }
  };
}
