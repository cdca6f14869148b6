import { htmlReply, MARKED, multipart, reply, UNMARKED, type ReplyShape } from './shape.ts';

/** Replies of Gmail, Yahoo, Proton and Fastmail. */
export const WEBMAIL_SHAPES: ReplyShape[] = [
  {
    name: 'Gmail, text and HTML',
    raw: multipart('alternative', [
      [
        'Content-Type: text/plain; charset="UTF-8"',
        `Tuesday at ten?\n\nOn Mon, Nov 23, 2026 at 9:12 AM Staff, Tideline <hello@tideline.example> wrote:\n\n${MARKED}`,
      ],
      [
        'Content-Type: text/html; charset="UTF-8"',
        '<div dir="ltr">Tuesday at ten?</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Nov 23, 2026 at 9:12 AM Staff wrote:<br></div><blockquote class="gmail_quote">Yes, we can.</blockquote></div>',
      ],
    ]),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Gmail, introduction on two lines',
    raw: reply(
      `Tuesday at ten?\n\nOn Mon, Nov 23, 2026 at 9:12 AM Staff, Tideline <\nhello+tl-7k3qx9.0123456789ab@tideline.example> wrote:\n\n${MARKED}`,
    ),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Gmail in German',
    raw: reply(
      `Passt am Dienstag.\n\nAm Mo., 23. Nov. 2026 um 09:12 Uhr schrieb Staff <hello@tideline.example>:\n\n${MARKED}`,
    ),
    text: 'Passt am Dienstag.',
  },
  {
    name: 'Gmail in French',
    raw: reply(`Mardi, oui.\n\nLe lun. 23 nov. 2026 à 09:12, Staff <hello@tideline.example> a écrit :\n\n${MARKED}`),
    text: 'Mardi, oui.',
  },
  {
    name: 'Gmail in Spanish',
    raw: reply(`El martes.\n\nEl lun, 23 nov 2026 a las 9:12, Staff (<hello@tideline.example>) escribió:\n\n${MARKED}`),
    text: 'El martes.',
  },
  {
    name: 'Gmail in Italian, HTML only',
    raw: htmlReply(
      '<div dir="ltr">Marted&igrave; va bene</div><br><div class="gmail_quote"><div>Il giorno lun 23 nov 2026 alle ore 09:12 Staff &lt;hello@tideline.example&gt; ha scritto:<br></div><blockquote><div>Yes, we can.</div></blockquote></div>',
    ),
    text: 'Martedì va bene',
  },
  {
    name: 'Gmail, answers between quoted lines',
    raw: reply(
      `On Mon, Nov 23, 2026 at 9:12 AM Staff wrote:\n\n> Yes, we can.\n\nGreat!\n\n> When shall we talk?\n\nTuesday at ten.\n`,
    ),
    text: 'On Mon, Nov 23, 2026 at 9:12 AM Staff wrote:\n\n> Yes, we can.\n\nGreat!\n\n> When shall we talk?\n\nTuesday at ten.',
  },
  {
    name: 'Yahoo, unmarked quote',
    raw: reply(
      ` Tuesday at ten?\n    On Monday, November 23, 2026 at 09:12:00 AM PST, Staff, Tideline <hello@tideline.example> wrote:  \n \n ${UNMARKED}  \n`,
    ),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Proton',
    raw: reply(
      `Tuesday at ten?\n\nSent with Proton Mail secure email.\n\n------- Original Message -------\nOn Monday, November 23rd, 2026 at 9:12 AM, Staff <hello@tideline.example> wrote:\n\n${MARKED}`,
    ),
    text: 'Tuesday at ten?\n\nSent with Proton Mail secure email.',
  },
  {
    name: 'Fastmail, answer below the quote',
    raw: reply(`On Mon, Nov 23, 2026, at 9:12 AM, Staff wrote:\n${MARKED}\n\nTuesday at ten?`),
    text: 'Tuesday at ten?',
  },
  {
    name: 'no quote at all',
    raw: reply('Tuesday at ten?\n\nAda'),
    text: 'Tuesday at ten?\n\nAda',
  },
];
