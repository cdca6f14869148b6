/** A scriptable IMAP server in memory: the parts that the tests use. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type StoredMessage = { raw: string; uid: number; flags: string[]; parsed?: object };
  type Folder = { messages: StoredMessage[]; uidvalidity: number; uidnext: number };
  type HoodiecrowServer = {
    server: Server;
    getMailbox: (path: string) => Folder;
    appendMessage: (path: string, flags: string[], internaldate: string | false, raw: string) => void;
  };
  export default function hoodiecrow(options: {
    plugins: string[];
    storage: Record<string, Partial<Folder>>;
    users: Record<string, { password: string }>;
  }): HoodiecrowServer;
}
