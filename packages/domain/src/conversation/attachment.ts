/** Maximum size of a stored file in bytes; larger ones stay in the mailbox. */
export const ATTACHMENT_MAX_BYTES = 10_000_000;
/** Maximum total size of the files of one message, in bytes. */
export const ATTACHMENTS_MAX_BYTES = 20_000_000;
/** Maximum bytes stored of files received by mail: per sender and day, per day, and in total. */
export const MAILED_FILES_MAX_BYTES = { senderAndDay: 60_000_000, day: 300_000_000, total: 2_000_000_000 };
/** The most files of one message. */
export const ATTACHMENTS_MAX = 20;

/** A file of a message or of an unsent reply. */
export type MessageAttachment = {
  id: string;
  name: string;
  /** One of a few known types, else `application/octet-stream`; the type stated in the mail is ignored. */
  mimeType: string;
  bytes: number;
  /** False for a file beyond the limits, which exists only in the mailbox. */
  isStored: boolean;
};

/** The type of files without a known type. */
const UNKNOWN_TYPE = 'application/octet-stream';

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  zip: 'application/zip',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
};

/** The type of a file by its name. Scripts, programs and web pages have none. @example attachmentType('Plan.PDF') // => 'application/pdf' */
export function attachmentType(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? '') : UNKNOWN_TYPE;
}

/** The size limit that a file exceeds together with the others of its message; null if none. */
export function exceededLimit(bytes: number, othersBytes: number): 'file' | 'message' | null {
  if (bytes > ATTACHMENT_MAX_BYTES) return 'file';
  return othersBytes + bytes > ATTACHMENTS_MAX_BYTES ? 'message' : null;
}

/** Why a file cannot be attached to a reply with the files `others`; null if it can. */
export function findAttachmentProblem(
  { name, bytes }: { name: string; bytes: number },
  others: readonly { bytes: number }[],
): string | null {
  const problem = findProblem(name, bytes, others);
  return problem === null ? null : `${name} cannot be attached: ${problem}`;
}

function findProblem(name: string, bytes: number, others: readonly { bytes: number }[]): string | null {
  if (attachmentType(name) === UNKNOWN_TYPE) {
    return 'this type of file cannot be sent. Attach a PDF, a picture, an office document, a text or a ZIP file.';
  }
  if (bytes === 0) return 'it is empty.';
  if (others.length >= ATTACHMENTS_MAX) return `a reply can have at most ${ATTACHMENTS_MAX} files.`;
  const limit = exceededLimit(
    bytes,
    others.reduce((sum, other) => sum + other.bytes, 0),
  );
  if (limit === 'file') return `it is larger than ${ATTACHMENT_MAX_BYTES / 1_000_000} MB.`;
  if (limit === 'message')
    return `the files of a reply can have at most ${ATTACHMENTS_MAX_BYTES / 1_000_000} MB in total.`;
  return null;
}
