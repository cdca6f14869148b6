/** An IMAP server in memory: the parts that the tests use. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type HoodiecrowServer = {
    server: Server;
    appendMessage: (path: string, flags: string[], internaldate: string | false, raw: string) => void;
  };
  export default function hoodiecrow(options: {
    plugins: string[];
    storage: Record<string, { messages?: [] }>;
    users: Record<string, { password: string }>;
  }): HoodiecrowServer;
}
