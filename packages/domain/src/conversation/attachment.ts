/** The largest file that is stored, in bytes; a larger one stays in the mailbox. */
export const ATTACHMENT_MAX_BYTES = 10_000_000;
/** The most that is stored of one message, in bytes. */
export const ATTACHMENTS_MAX_BYTES = 20_000_000;
/** The most files of one message. */
export const ATTACHMENTS_MAX = 20;

/** A file that came with a message. */
export type MessageAttachment = {
  id: string;
  name: string;
  /** Of a few known types, else `application/octet-stream`: what the mail says is not believed. */
  mimeType: string;
  bytes: number;
  /** False for a file beyond the limits: it is only in the mailbox. */
  isStored: boolean;
};

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
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? '') : 'application/octet-stream';
}
