import { htmlReply, MARKED, multipart, reply, UNMARKED, type ReplyShape } from './shape.ts';

const OUTLOOK_HEADERS =
  'From: Staff, Tideline <hello@tideline.example>\nSent: Monday, November 23, 2026 9:12 AM\nTo: Ada Marsh <ada@example.com>\nSubject: Your enquiry TL-7K3QX9';

/** Replies of Outlook, Thunderbird, Apple Mail and phones. */
export const DESKTOP_SHAPES: ReplyShape[] = [
  {
    name: 'Outlook, plain text',
    raw: reply(`Tuesday at ten?\n\nRegards,\nAda\n\n${OUTLOOK_HEADERS}\n\n${UNMARKED}`),
    text: 'Tuesday at ten?\n\nRegards,\nAda',
  },
  {
    name: 'Outlook, a line above the headers',
    raw: reply(`Tuesday at ten?\n\n________________________________\n${OUTLOOK_HEADERS}\n\n${UNMARKED}`),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Outlook, Original Message',
    raw: reply(`Tuesday at ten?\n\n-----Original Message-----\n${OUTLOOK_HEADERS}\n\n${UNMARKED}`),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Outlook in German',
    raw: reply(
      `Dienstag um zehn?\n\nVon: Staff <hello@tideline.example>\nGesendet: Montag, 23. November 2026 09:12\nAn: Ada Marsh\nBetreff: Your enquiry TL-7K3QX9\n\n${UNMARKED}`,
    ),
    text: 'Dienstag um zehn?',
  },
  {
    name: 'Outlook, HTML only',
    raw: htmlReply(
      '<html><head><style>p.MsoNormal{margin:0}</style></head><body><p class="MsoNormal">Tuesday at ten?<o:p></o:p></p><div style="border-top:solid 1pt"><p class="MsoNormal"><b>From:</b> Staff &lt;hello@tideline.example&gt;<br><b>Sent:</b> Monday, November 23, 2026 9:12 AM<br><b>To:</b> Ada Marsh<br><b>Subject:</b> Your enquiry</p></div><p class="MsoNormal">Yes, we can.</p></body></html>',
    ),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Outlook.com in French, HTML only',
    raw: htmlReply(
      '<div>Mardi&nbsp;?</div><hr><div id="divRplyFwdMsg"><b>De :</b> Staff &lt;hello@tideline.example&gt;<br><b>Envoyé :</b> lundi 23 novembre 2026 09:12<br><b>À :</b> Ada<br><b>Objet :</b> Your enquiry</div><div>Yes, we can.</div>',
    ),
    text: 'Mardi ?',
  },
  {
    name: 'Outlook for iOS',
    raw: reply(
      `Tuesday at ten?\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${OUTLOOK_HEADERS}\n\n${UNMARKED}`,
    ),
    text: 'Tuesday at ten?\n\nGet Outlook for iOS<https://aka.ms/o0ukef>',
  },
  {
    name: 'Thunderbird, answer above',
    raw: reply(`Tuesday at ten?\n\nOn 11/23/26 09:12, Staff, Tideline wrote:\n${MARKED}`),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Thunderbird, answer below, with a signature',
    raw: reply(
      `On 11/23/26 09:12, Staff, Tideline wrote:\n${MARKED}\n\nTuesday at ten?\n\n-- \nAda Marsh\nMarsh & Daughters`,
    ),
    text: 'Tuesday at ten?\n\n-- \nAda Marsh\nMarsh & Daughters',
  },
  {
    name: 'Apple Mail',
    raw: reply(
      `Tuesday at ten?\n\n> On Nov 23, 2026, at 9:12 AM, Staff, Tideline <hello@tideline.example> wrote:\n> \n${MARKED}\n`,
    ),
    text: 'Tuesday at ten?',
  },
  {
    name: 'Apple Mail in German',
    raw: reply(`Dienstag?\n\n> Am 23.11.2026 um 09:12 schrieb Staff <hello@tideline.example>:\n> \n${MARKED}\n`),
    text: 'Dienstag?',
  },
  {
    name: 'iPhone',
    raw: reply(
      `Tuesday at ten?\n\nSent from my iPhone\n\n> On Nov 23, 2026, at 09:12, Staff wrote:\n> \n> ﻿${MARKED.slice(2)}`,
    ),
    text: 'Tuesday at ten?\n\nSent from my iPhone',
  },
  {
    name: 'Samsung phone',
    raw: reply(
      `Tuesday at ten?\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Staff <hello@tideline.example>\nDate: 11/23/26 09:12 (GMT-08:00)\nTo: Ada Marsh <ada@example.com>\nSubject: Your enquiry\n\n${UNMARKED}`,
    ),
    text: 'Tuesday at ten?\n\nSent from my Galaxy',
  },
  {
    name: 'long lines as format=flowed, quoted-printable, with an emoji and Arabic',
    raw: reply('Tuesday at ten =F0=9F=91=8B =D9=85=D8=B1=D8=AD=D8=A8=D8=A7 and =\nthen lunch?', {
      'Content-Type': 'text/plain; charset=utf-8; format=flowed',
      'Content-Transfer-Encoding': 'quoted-printable',
    }),
    text: 'Tuesday at ten 👋 مرحبا and then lunch?',
  },
  {
    name: 'base64 in windows-1252',
    raw: reply(Buffer.from('Dienstag f\u00fcr zehn?', 'latin1').toString('base64'), {
      'Content-Type': 'text/plain; charset=windows-1252',
      'Content-Transfer-Encoding': 'base64',
    }),
    text: 'Dienstag für zehn?',
  },
  {
    name: 'files with paths and scripts in their names',
    raw: multipart('mixed', [
      ['Content-Type: text/plain', 'The plan.'],
      ['Content-Type: application/pdf\nContent-Disposition: attachment; filename="..\\\\..\\\\plan.pdf"', 'PDF'],
      ['Content-Type: image/png\nContent-Disposition: attachment; filename="/tmp/logo.svg"', '<svg onload=alert(1)>'],
    ]),
    text: 'The plan.',
    files: ['plan.pdf', 'logo.svg'],
  },
  {
    name: 'a file without a text',
    raw: multipart('mixed', [
      ['Content-Type: text/plain', ''],
      ['Content-Type: image/jpeg\nContent-Disposition: attachment', 'JPEG'],
    ]),
    text: '',
    files: ['attachment'],
  },
];
