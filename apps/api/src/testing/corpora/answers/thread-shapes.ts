import { mail, MARKED, NO_THREAD, reply, type ReplyShape } from './shape.ts';

/** Mails that belong to the conversation for different reasons. */
export const THREAD_SHAPES: ReplyShape[] = [
  {
    name: 'another subject, found by In-Reply-To',
    raw: mail(({ agency }) => ({ To: agency, Subject: 'About Tuesday', References: null }), 'Eleven instead?'),
    text: 'Eleven instead?',
  },
  {
    name: 'found by References alone, among others',
    raw: mail(
      ({ agency, replyId }) => ({
        To: agency,
        Subject: 'WG: Angebot',
        'In-Reply-To': '<unknown@example.com>',
        References: `<first@example.com>\n ${replyId} <unknown@example.com>`,
      }),
      'Eleven instead?',
    ),
    text: 'Eleven instead?',
  },
  {
    name: 'another subject and no references, found by the address',
    raw: reply('Eleven instead?', { ...NO_THREAD, Subject: 'Hello again' }),
    text: 'Eleven instead?',
  },
  {
    name: 'a new mail with the reference in the subject',
    raw: mail(
      ({ agency, reference }) => ({ ...NO_THREAD, To: agency, Subject: `My enquiry ${reference}` }),
      'Any news?',
    ),
    text: 'Any news?',
  },
  {
    name: 'AW: and the reference in small letters',
    raw: mail(
      ({ agency, reference }) => ({ ...NO_THREAD, To: agency, Subject: `AW: enquiry (${reference.toLowerCase()})` }),
      'Gibt es Neues?',
    ),
    text: 'Gibt es Neues?',
  },
  {
    name: 'the reference in an encoded subject',
    raw: mail(
      ({ agency, reference }) => ({
        ...NO_THREAD,
        To: agency,
        Subject: `=?utf-8?B?${Buffer.from(`Größe – ${reference}`).toString('base64')}?=`,
      }),
      'Any news?',
    ),
    text: 'Any news?',
  },
  {
    name: 'the address in capitals',
    raw: mail(({ tag }) => ({ ...NO_THREAD, To: tag.toUpperCase(), Subject: 'Hi' }), 'Any news?'),
    text: 'Any news?',
  },
  {
    name: 'the address in Cc',
    raw: mail(({ tag, agency }) => ({ ...NO_THREAD, To: agency, Cc: `Tideline <${tag}>`, Subject: 'Hi' }), 'Any news?'),
    text: 'Any news?',
  },
  {
    name: 'the address in Delivered-To only, as of a blind copy',
    raw: mail(({ tag, agency }) => ({ ...NO_THREAD, To: agency, 'Delivered-To': tag, Subject: 'Hi' }), 'Any news?'),
    text: 'Any news?',
  },
  {
    name: 'from another address of the enquirer',
    raw: reply('From my phone.', { From: 'Ada <ada.private@mail.example>' }),
    text: 'From my phone.',
  },
  {
    name: 'a colleague to whom it was forwarded, with the address in Cc',
    raw: mail(
      ({ tag, person }) => ({
        ...NO_THREAD,
        From: 'Bea <bea@client.example>',
        To: person,
        Cc: tag,
        Subject: 'Fwd: site',
      }),
      'I would like Tuesday.',
    ),
    text: 'I would like Tuesday.',
  },
  {
    name: 'a forwarded mail stays in the text',
    raw: reply(
      'See below.\n\n---------- Forwarded message ---------\nFrom: Printer <p@printer.example>\nDate: Mon, Nov 23, 2026\nSubject: Quote\nTo: Ada\n\nFlyers cost 90.',
      { Subject: 'Fwd: Quote' },
    ),
    text: 'See below.\n\n---------- Forwarded message ---------\nFrom: Printer <p@printer.example>\nDate: Mon, Nov 23, 2026\nSubject: Quote\nTo: Ada\n\nFlyers cost 90.',
  },
  {
    name: 'staff from their own mail program, to both addresses',
    raw: mail(
      ({ staff, person, tag }) => ({ From: `Staff <${staff}>`, To: `Ada <${person}>, Tideline <${tag}>` }),
      `Tuesday at ten it is.\n\nOn Mon, Nov 23, 2026 at 9:12 AM Ada wrote:\n${MARKED}`,
    ),
    text: 'Tuesday at ten it is.',
    direction: 'out',
  },
  {
    name: 'the agency to the enquirer, with the reference in the subject and a blind copy',
    raw: mail(
      ({ agency, person, reference }) => ({
        ...NO_THREAD,
        From: agency,
        To: person,
        Subject: `Call (${reference})`,
        'Authentication-Results': 'mx.tideline.example; dmarc=pass header.from=tideline.example',
      }),
      'Call me.',
    ),
    text: 'Call me.',
    direction: 'out',
  },
  {
    name: 'staff to the conversation only: a note',
    raw: mail(({ staff }) => ({ ...NO_THREAD, From: staff, Subject: 'Budget' }), 'She has 10,000.'),
    text: 'She has 10,000.',
    direction: 'note-in',
  },
  {
    name: 'an out-of-office reply of Exchange',
    raw: reply('I am away until Monday.', {
      Subject: 'Automatic reply: Your enquiry',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    }),
    text: 'I am away until Monday.',
    kind: 'automatic',
  },
  {
    name: 'vacation of Unix',
    raw: reply('Away.', { 'Auto-Submitted': 'auto-replied (vacation)', Precedence: 'bulk' }),
    text: 'Away.',
    kind: 'automatic',
  },
  {
    name: 'a responder without standard headers',
    raw: reply('Away.', { 'X-Autoreply': 'yes' }),
    text: 'Away.',
    kind: 'automatic',
  },
  {
    name: 'a responder that says so in its German subject alone',
    raw: reply('Abwesend.', { Subject: 'Abwesenheitsnotiz: Your enquiry' }),
    text: 'Abwesend.',
    kind: 'automatic',
  },
  {
    name: 'a reply from the null sender',
    raw: reply('Thank you for your mail.', { 'Return-Path': '<>' }),
    text: 'Thank you for your mail.',
    kind: 'automatic',
  },
];
