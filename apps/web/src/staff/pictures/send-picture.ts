import { ACCEPTED_PICTURES, PICTURE_LIMITS, type Picture } from '@tideline/domain/picture/picture';
import { toRequestRefused } from '../../lib/calls/request-refused.ts';
import { sendFile, type SendOptions } from '../uploads/send-file.ts';

/**
 * Uploads a picture: see `sendFile`.
 * @throws RequestRefused with a message, and what `sendFile` throws
 */
export async function sendPicture(file: File, options: SendOptions): Promise<Picture> {
  if (file.size > PICTURE_LIMITS.bytes) {
    const megabytes = (file.size / 1024 / 1024).toFixed(1);
    throw toRequestRefused(
      413,
      null,
      `The file has ${megabytes} MB; at most 15 MB are accepted. Make the picture smaller.`,
    );
  }
  const address = `/api/media?${new URLSearchParams({ name: file.name.slice(-PICTURE_LIMITS.fileName) })}`;
  const { status, body } = await sendFile(address, file, file.type || 'application/octet-stream', options);
  if (status === 201) return body as Picture;
  throw toRequestRefused(status, body, `The picture could not be uploaded. ${ACCEPTED_PICTURES}`);
}
