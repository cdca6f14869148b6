/** The address of a caller; empty once the connection is closed. Fastify's types omit that case. */
export function callerAddress({ ip }: { ip: string | undefined }): string {
  return ip ?? '';
}
