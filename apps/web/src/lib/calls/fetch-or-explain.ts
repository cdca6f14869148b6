/**
 * Fetches, and turns a failure that tRPC could not read (a proxy's page, a refused request) into an Error that says
 * `{status}: {body, or the status text when there is none}`. A tRPC failure passes through: it has its own sentence.
 */
export async function fetchOrExplain(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args);
  if (response.ok) return response;
  const body = await response.text();
  if (isTrpcAnswer(body)) return new Response(body, response);
  throw new Error(`${response.status}: ${body || response.statusText}`);
}

function isTrpcAnswer(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    const parts = Array.isArray(answer) ? answer : [answer];
    return parts.length > 0 && parts.every((part) => isRecord(part) && (isRecord(part.error) || isRecord(part.result)));
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
