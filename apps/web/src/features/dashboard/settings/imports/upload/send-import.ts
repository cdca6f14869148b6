import { IMPORT_LIMITS, type SiteImport } from '@tideline/domain/moving/site-import';
import { toRequestRefused } from '../../../../../lib/calls/request-refused.ts';
import { sendFile, type SendOptions } from '../../../../../staff/uploads/send-file.ts';

/** The largest file, as people say it. */
export const LARGEST_FILE = `${IMPORT_LIMITS.bytes / 1024 / 1024} MB`;

/**
 * Uploads an export of another system: see `sendFile`.
 * @throws RequestRefused with a message, and what `sendFile` throws
 */
export async function sendImport(file: File, siteAddress: string, options: SendOptions): Promise<SiteImport> {
  if (file.size > IMPORT_LIMITS.bytes)
    throw toRequestRefused(
      413,
      null,
      `The file has ${megabytes(file.size)}; at most ${LARGEST_FILE} are accepted. Export the site in several parts.`,
    );
  const query = new URLSearchParams({ name: file.name.slice(-IMPORT_LIMITS.fileName), siteAddress });
  const { status, body } = await sendFile(`/api/imports?${query}`, file, 'application/octet-stream', options);
  if (status === 201) return body as SiteImport;
  throw toRequestRefused(status, body, 'The file could not be uploaded. Please try again.');
}

/** A size in MB, as files of exports are measured. @example megabytes(1_572_864) // => '1.5 MB' */
export function megabytes(bytes: number): string {
  const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return `${size.format(Math.max(0.1, bytes / 1024 / 1024))} MB`;
}
