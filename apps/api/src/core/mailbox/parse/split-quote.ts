/** How mail programs introduce a quote, in the languages of common ones; up to three lines. */
const INTRODUCTION =
  /^(?:On|Le|Am|El|Il|Op|Em|Den|Vào|W dniu|Dnia|Pada|Dne|Na|Вс?[а-я]*,?|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\p{L}{2,4}[.,]? \d{1,2}[.,]? \p{L}+)\b[\s\S]{4,300}?(?:wrote|writes|a écrit|schrieb|schrieben|escribió|ha scritto|schreef|escreveu|skrev|napisał\(?a?\)?|написала?|kirjoitti|yazdı|írta)[^:]{0,120}:\s*$/iu;
const SEPARATOR =
  /^(?:-{2,}\s*(?:original message|ursprüngliche nachricht|message d.origine|mensaje original|messaggio originale|oorspronkelijk bericht|reply above this line)\s*-{2,}|_{10,})\s*$/i;
/** The first and a later line of the headers that Outlook puts above a quote. */
const HEADERS = {
  first: /^\*?(?:From|Von|De|Da|Van|Från|Fra)\s*:\*?\s*\S/i,
  next: /^\*?(?:Sent|Date|To|Subject|Gesendet|Datum|An|Betreff|Envoyé|À|Objet|Enviado|Para|Asunto|Inviato|A|Oggetto|Verzonden|Aan|Onderwerp)\s*:/i,
};
const FORWARDED =
  /^(?:begin forwarded message:|-{5,}\s*(?:forwarded message|weitergeleitete nachricht|message transféré)\s*-{5,})\s*$/i;
const INTRODUCTION_MAX_LINES = 3;
const INTRODUCTION_MAX_LENGTH = 600;

export type SplitMail = { text: string; quotedText: string };

/**
 * Splits the text of a mail into new and quoted text. Forwarded text, and answers between quoted lines, stay in the new
 * text: folding must not hide a new word.
 */
export function splitQuote(mailText: string): SplitMail {
  const lines = mailText.replaceAll('\r\n', '\n').replaceAll('\u00A0', ' ').split('\n');
  const start = findStart(lines);
  if (start === -1) return { text: mailText.trim(), quotedText: '' };
  const [own, rest] = [lines.slice(0, start), lines.slice(start)];
  if (!isMarked(rest)) return isBlank(own) ? whole(lines) : { text: joined(own), quotedText: joined(rest) };
  const last = rest.findLastIndex((line) => line.startsWith('>'));
  const after = rest.slice(last + 1);
  if (isBlank(after)) return isBlank(own) ? whole(lines) : { text: joined(own), quotedText: joined(rest) };
  // Answers below a quote are separated from it; if there are answers between quoted lines too, all stays together.
  const hasBetween = rest.slice(quoteBegin(rest), last).some((line) => line.trim() !== '' && !line.startsWith('>'));
  if (!isBlank(own) || hasBetween) return whole(lines);
  return { text: joined(after), quotedText: joined(rest.slice(0, last + 1)) };
}

/** The line at which the quote begins, with its introduction; -1 without a quote. */
function findStart(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    const trimmed = line.trim();
    if (FORWARDED.test(trimmed)) return -1;
    if (trimmed.startsWith('>') || SEPARATOR.test(trimmed) || isHeader(lines, at) || isIntroduction(lines, at))
      return at;
  }
  return -1;
}

function isHeader(lines: readonly string[], at: number): boolean {
  if (!HEADERS.first.test(lines[at]?.trim() ?? '')) return false;
  const next = lines.slice(at + 1, at + 4).filter((line) => HEADERS.next.test(line.trim()));
  return next.length >= 2;
}

function isIntroduction(lines: readonly string[], at: number): boolean {
  if (!/\d/.test(lines[at] ?? '')) return false; // the date comes first
  const near = lines.slice(at, at + INTRODUCTION_MAX_LINES).map((line) => line.trim());
  const end = near.indexOf('');
  const paragraph = end === -1 ? near : near.slice(0, end);
  return paragraph.some((_line, last) => isIntroducing(paragraph.slice(0, last + 1).join(' ')));
}

function isIntroducing(text: string): boolean {
  return text.length <= INTRODUCTION_MAX_LENGTH && INTRODUCTION.test(text);
}

/** Whether quoted lines are marked with `>`, which tells them from the rest. */
function isMarked(lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith('>'));
}

function quoteBegin(lines: readonly string[]): number {
  return lines.findIndex((line) => line.startsWith('>'));
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '');
}

function whole(lines: readonly string[]): SplitMail {
  return { text: joined(lines), quotedText: '' };
}

function joined(lines: readonly string[]): string {
  return lines.join('\n').trim();
}
