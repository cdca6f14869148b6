/** What a row says of whether, and since when, somebody wants mail. */
export type FileConsent = {
  /** When the person agreed, as ISO 8601 in UTC; null where the row has no instant that can be read. */
  consentAt: string | null;
  /** When the person signed up; the same for null. */
  signedUpAt: string | null;
  /** What it says of somebody who has left; null for others. */
  left: string | null;
};

/** That of our own export, which may be empty. */
const CONSENT = /^consent[ _]?at$/;
/** Headings of other programs for the time at which somebody signed up, and agreed, best first. */
const SIGNED_UP = [
  /^confirm[ _]time$/,
  /^opt-?in[ _](?:time|date)$/,
  /^(?:created|subscribed|signed[ _]?up)[ _]?(?:at|on)$/,
  /^(?:sign-?up|subscription|opt-?in|subscribe)[ _]date$/,
];
/** Headings for a time that only those have who have left. */
const LEFT_AT = /^(?:unsub(?:scribed?)?|clean(?:ed)?|bounced|deleted)[ _](?:time|at|date|on)$/;
/** Headings for a yes or no, with the answer of those who get no mail. */
const ANSWERS: { heading: RegExp; left: RegExp }[] = [
  { heading: /^subscribed(?:[ _]to[ _]emails)?$/, left: /^(?:false|no|0)$/i },
  { heading: /^email[ _]disabled$|^unsubscribed$/, left: /^(?:true|yes|1)$/i },
];
const INSTANT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(?:Z|UTC|GMT|([+-]\d\d):?(\d\d))?$/i;

/** Reads the rows of a file with these headings, which are in small letters. */
export function consentReader(headings: readonly string[]): (record: readonly string[]) => FileConsent {
  const placesOf = (name: RegExp) => headings.flatMap((heading, at) => (name.test(heading) ? [at] : []));
  const [consents, signUps] = [placesOf(CONSENT), SIGNED_UP.flatMap(placesOf)];
  return (record) => {
    const firstOf = (places: number[]) =>
      places.map((at) => toInstant(record[at] ?? '')).find((instant) => instant !== null) ?? null;
    const consentAt = firstOf(consents.length > 0 ? consents : signUps);
    return { consentAt, signedUpAt: firstOf(signUps) ?? consentAt, left: leftIn(headings, record) };
  };
}

function leftIn(headings: readonly string[], record: readonly string[]): string | null {
  for (const [at, heading] of headings.entries()) {
    const value = record[at] ?? '';
    const hasLeft =
      (LEFT_AT.test(heading) && value !== '') ||
      ANSWERS.some((answer) => answer.heading.test(heading) && answer.left.test(value));
    if (hasLeft) return `${heading} ${value.slice(0, 40)}`;
  }
  return null;
}

/** Times without a zone are in UTC, as programs write them. */
function toInstant(text: string): string | null {
  const [, day, time = '00:00', hours, minutes] = INSTANT.exec(text.trim()) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
