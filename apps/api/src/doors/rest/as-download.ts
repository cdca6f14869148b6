import type { FastifyReply } from 'fastify';

/** Says that what follows is a file which a browser saves. @param fileName without quotes */
export function asDownload(reply: FastifyReply, type: string, fileName: string): FastifyReply {
  return reply.type(type).header('Content-Disposition', `attachment; filename="${fileName}"`);
}
