import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { onTestFinished } from 'vitest';
import type { ImapMailbox } from '../../core/mailbox/imap-address.ts';

/** A real IMAP server on this machine with one mailbox. */
export type TestImap = {
  mailbox: ImapMailbox;
  deliver: (raw: string) => void;
  /** The subjects of the messages that are marked as seen. */
  seen: () => string[];
  /** Renumbers the messages under another UIDVALIDITY, like a server that has lost its index. */
  renumber: () => void;
  /** Breaks every open connection. */
  drop: () => void;
  /** Stops the server; `start` uses the same port. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

const [USER, PASSWORD] = ['bounces@tideline.example', 'sixteen gulls land'];

/** Starts an IMAP server on a free port, stopped when the test ends. */
export async function openTestImap(): Promise<TestImap> {
  const imap = hoodiecrow({
    plugins: ['ID', 'ENABLE', 'UIDPLUS', 'IDLE'],
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: { messages: [] }, '': {} },
  });
  const open = new Set<Socket>();
  imap.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  const folder = () => imap.getMailbox('INBOX');
  let port = 0;

  async function start(): Promise<void> {
    imap.server.listen(port, '127.0.0.1');
    await once(imap.server, 'listening');
    port = (imap.server.address() as AddressInfo).port;
  }

  function drop(): void {
    for (const socket of open) socket.destroy();
  }

  async function stop(): Promise<void> {
    if (!imap.server.listening) return;
    const closed = once(imap.server, 'close');
    imap.server.close();
    drop();
    await closed;
  }

  await start();
  onTestFinished(stop);
  return {
    mailbox: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      needsTls: false,
      user: USER,
      password: PASSWORD,
      folder: 'INBOX',
    },
    deliver(raw) {
      imap.appendMessage('INBOX', [], false, raw);
      const message = folder().messages.at(-1);
      // The site fetches only the source. Parsing a hostile message would stop this server, as it would stop a careless
      // site.
      if (message) message.parsed = {};
    },
    seen: () =>
      folder()
        .messages.filter(({ flags }) => flags.includes('\\Seen'))
        .map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1] ?? ''),
    renumber() {
      const box = folder();
      box.uidvalidity += 1;
      for (const [at, message] of box.messages.entries()) message.uid = at + 101;
      box.uidnext = box.messages.length + 101;
    },
    drop,
    stop,
    start,
  };
}
