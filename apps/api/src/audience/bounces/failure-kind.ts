/** Enhanced status codes (RFC 3463) that say that the address itself does not work. */
const DEAD_ADDRESS = /^5\.(?:1\.[1236]|1\.10|2\.1|4\.310)$/;
/** What servers say about an address that does not work. */
const DEAD_WORDS = [
  /\b(?:user|recipient|address|mailbox|account|addressee)(?: name)? (?:is |was )?(?:unknown|not found|invalid|inactive|deactivated|disabled|closed|unavailable)\b/,
  /\b(?:unknown|invalid|no such|non-?existent|bad) (?:local )?(?:user|recipient|address|mailbox|account|person|domain)\b/,
  /\b(?:user|recipient|address|mailbox|account|domain|e-?mail|reach|name)\b.{0,60}?\b(?:does not|doesn't|did not|doesnt) exist\b/,
  /\bnot a (?:valid|known) (?:user|recipient|address|mailbox)\b/,
  /\b(?:address|account|mailbox) (?:is |has been )?(?:no longer|not) (?:valid|active|in use|available)\b/,
  /\bno (?:mailbox|user|account) (?:here )?by that name\b|\bno mailbox here\b|\bnot listed in\b|\bunrouteable address\b/,
  /\bthis user doesn't have an? \S+ account\b|\brecip(?:ient)?notfound\b|\baddress couldn't be found\b/,
  /\b(?:host|domain)(?: or domain)?(?: name)? (?:was )?not found\b|\bnxdomain\b|\brecipient address rejected: access denied\b/,
];
/** What servers say about a temporary failure, which another or a later mail may not meet. */
const PASSING_WORDS = [
  /\bquota\b|\b(?:mailbox|inbox|storage)\b.{0,20}\bfull\b|\bout of storage\b|\binsufficient\b|\bdisk full\b/,
  /\btemporar|\btry(?:ing)? again later\b|\bdeferred\b|\btimed? ?out\b|\bexpired\b|\btoo many\b|\brate\b.{0,10}\blimit|\bgr[ae]ylist/,
  /\bspam|\bblock(?:ed|list)|\bblacklist|\breputation\b|\bpolicy\b|\bdmarc\b|\bspf\b|\bdkim\b|\bsuspicious\b|\bunsolicited\b/,
  /\btoo (?:large|big|long)\b|\bsize limit\b|\bexceeds\b|\bloop\b|\bhops\b|\bvirus\b/,
];

/**
 * `hard`: the address does not work, permanently. `soft`: any other failure, and any doubt, since a hard failure ends a
 * subscription.
 * @param status enhanced status code, such as `5.1.1`; empty without one
 * @param text what the server said
 */
export function failureKind(status: string, text: string): 'hard' | 'soft' {
  const said = text
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replaceAll('’', "'");
  if (status.startsWith('4.')) return 'soft';
  if (PASSING_WORDS.some((words) => words.test(said))) return 'soft';
  if (DEAD_ADDRESS.test(status)) return 'hard';
  // About the sender's address, the size or the content, not the recipient.
  if (/^5\.(?:1\.[78]|2\.[23]|3\.[1-9]|6\.)/.test(status)) return 'soft';
  return DEAD_WORDS.some((words) => words.test(said)) ? 'hard' : 'soft';
}

/** The enhanced status code in a server's words; empty without one. @example statusIn('550 5.1.1 unknown') // => '5.1.1' */
export function statusIn(text: string): string {
  return /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1] ?? '';
}

const REASON_MAX_LENGTH = 300;

/** What a server said, for staff: one line without e-mail addresses, which belong to a person. */
export function reasonText(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/<?[^\s<>@:;,()]{1,64}@[^\s<>@:;,()]{1,255}>?/g, '[address]')
    .trim();
  return Array.from(line).slice(0, REASON_MAX_LENGTH).join('').toWellFormed();
}
