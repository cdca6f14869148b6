/** The address of a caller. Empty once the connection is closed, when Node no longer has one: Fastify's types omit this. */
export function callerAddress({ ip }: { ip: string | undefined }): string {
  return ip ?? '';
}
