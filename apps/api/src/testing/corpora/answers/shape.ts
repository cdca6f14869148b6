/** The conversation of the corpus's mails. */
export type ShapeContext = {
  /** The enquirer's address. */
  person: string;
  /** The reply address of their enquiry. */
  tag: string;
  /** The `Message-ID` of the reply that they received. */
  replyId: string;
  reference: string;
  /** The address of a member of staff. */
  staff: string;
  agency: string;
};

/** A mail as written by a mail program, and its expected treatment. */
export type ReplyShape = {
  name: string;
  raw: (context: ShapeContext) => string;
  /** The text that is shown, without the folded part. */
  text: string;
  direction?: 'in' | 'out' | 'note-in';
  kind?: 'mail' | 'automatic';
  files?: string[];
};

/** The text of staff that mail programs quote. */
export const QUOTED = ['Yes, we can.', '', 'When shall we talk?'];
/** The quoted text with a mark before each line. */
export const MARKED = QUOTED.map((line) => `> ${line}`.trimEnd()).join('\n');
export const UNMARKED = QUOTED.join('\n');

/** A plain-text mail from the enquirer to the reply address, with the headers of a reply. */
export function reply(body: string, headers: Record<string, string | null> = {}) {
  return ({ person, tag, replyId, reference }: ShapeContext): string => {
    const all: Record<string, string | null> = {
      From: `Ada Marsh <${person}>`,
      To: `Tideline <${tag}>`,
      Subject: `Re: Your enquiry ${reference}`,
      'Message-ID': `<${Math.random().toString(36).slice(2)}@mail.example.com>`,
      'In-Reply-To': replyId,
      References: replyId,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    };
    return assemble(all, body);
  };
}

/** The same in HTML only. */
export function htmlReply(html: string, headers: Record<string, string | null> = {}) {
  return reply(html, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
}

/** The same with a text and other parts. */
export function multipart(kind: string, parts: readonly (readonly [headers: string, body: string])[]) {
  const text = parts.map(([headers, body]) => `--B\n${headers}\n\n${body}\n`).join('');
  return reply(`${text}--B--\n`, { 'Content-Type': `multipart/${kind}; boundary=B` });
}

/** A mail whose headers depend on the conversation. */
export function mail(headers: (context: ShapeContext) => Record<string, string | null>, body: string) {
  return (context: ShapeContext): string => reply(body, headers(context))(context);
}

/** Headers of a mail that is not an answer. */
export const NO_THREAD = { 'In-Reply-To': null, References: null } as const;

function assemble(headers: Record<string, string | null>, body: string): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const text = `${lines.join('\n')}\n\n${body}\n`.replaceAll(/\r?\n/g, '\r\n');
  return Buffer.from(text).toString('latin1'); // the test server sends each character as a byte
}
