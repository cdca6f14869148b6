/** Beginnings of zod's own sentences. */
const RAW = /invalid (?:input|option|string|key|element)|too (?:small|big)|unrecognized|, received \w/i;
/** Names of fields in forms and sentences, if they differ. */
const LABELS: Record<string, string[]> = {
  answers: ['An answer'],
  alt: ['Alternative text'],
  at: ['The date'],
  auditMonths: ['The months for the audit log'],
  authHost: ['Host that checks email'],
  capabilities: ['Choose at least one thing that the integration may do'],
  bio: ['Biography'],
  bufferMinutes: ['The time between calls'],
  callMinutes: ['The length of a call'],
  canonicalUrl: ['Canonical address'],
  contactMonths: ['The months for inquiries'],
  currentPassword: ['Password'],
  from: ['A day', 'A time', 'Status'],
  fromIssue: ['Issue'],
  goesLiveAt: ['Publish date'],
  joinedFrom: ['A day of the audience'],
  joinedTo: ['A day of the audience'],
  lostReason: ['Reason'],
  metaDescription: ['Text in search results'],
  metaTitle: ['Heading in search results'],
  newPassword: ['Password'],
  noticeHours: ['The notice'],
  on: ['The day'],
  label: ['Question'],
  path: ['The old address', 'Address'],
  mailsPerHour: ['Emails per hour'],
  perDomainHour: ['The messages per hour to one domain'],
  replyAddress: ['Reply address'],
  replyTo: ['Reply address'],
  response: ['The answer of the passkey'],
  scopes: ['Choose at least one thing that the key may do'],
  staffIds: ['Choose at least one person'],
  siteAddress: ['The address of the old site'],
  sessionDays: ['The days for sessions'],
  socialImageUrl: ['Social picture'],
  to: ['A day', 'A time', 'Status', 'Email address'],
  token: ['The link is incomplete'],
  topic: ['About'],
  unconfirmedDays: ['The days for unconfirmed sign-ups'],
  url: ['Address', 'Calendar address', 'The calendar address'],
  weekly: ['Hours'],
};

/** Whether a sentence contains the name of a field, in one word or several, or its name in a form. */
function isNamedIn(sentence: string, path: string): boolean {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  const field = names.at(-1) ?? '';
  const words = field.replaceAll(/(?=[A-Z])/g, ' ?').replace(/s$/, 's?');
  const labels = [...(LABELS[field] ?? []), ...(LABELS[names[0] ?? ''] ?? [])];
  return (
    sentence.startsWith(`${path} `) ||
    new RegExp(String.raw`\b${words}\b`, 'i').test(sentence) ||
    labels.some((label) => sentence.startsWith(label)) ||
    (names[0] === 'socialLinks' && sentence.startsWith('Social link'))
  );
}

/** Whether a refusal is a sentence for people that names its field. */
export function namesItsField({ path, message }: { path: string; message: string }): boolean {
  return !RAW.test(message) && isNamedIn(message, path);
}
