import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import hoodiecrow from 'hoodiecrow-imap';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const [USER, PASSWORD] = ['reply@tideline.example', 'sixteen gulls land'];

/** The mail server that the site sends with, and the mailbox that it reads. */
export type MailServers = {
  /** Settings with which the site uses both servers. */
  settings: { SMTP_URL: string; IMAP_URL: string };
  /** The newest mail to an address; undefined if there is none. */
  findMail: (to: string) => Email | undefined;
  /** Puts a mail into the mailbox. */
  deliver: (raw: string) => void;
  stop: () => Promise<void>;
};

/** Starts both on free ports. */
export async function startMailServers(): Promise<MailServers> {
  const inbox: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      void text(stream).then(async (raw) => inbox.push(await PostalMime.parse(raw)));
      stream.once('end', () => done());
    },
  });
  const imap = hoodiecrow({
    plugins: ['ID', 'ENABLE', 'UIDPLUS', 'IDLE'],
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: { messages: [] }, '': {} },
  });
  const open = new Set<Socket>();
  imap.server.on('connection', (socket: Socket) => open.add(socket));
  imap.server.listen(0, '127.0.0.1');
  const smtpPort = await portOf(smtp.listen(0, '127.0.0.1'));
  const imapPort = await portOf(imap.server);
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      IMAP_URL: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${imapPort}/INBOX`,
    },
    findMail: (to) => inbox.findLast((mail) => mail.to?.some(({ address }) => address === to)),
    deliver: (raw) => imap.appendMessage('INBOX', [], false, raw),
    async stop() {
      const closed = once(imap.server, 'close');
      imap.server.close();
      for (const socket of open) socket.destroy();
      await closed;
      await new Promise<void>((resolve) => {
        smtp.close(() => resolve());
      });
    },
  };
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
