/**
 * Turns a failure that the tRPC client cannot read (a proxy's page, a request refused before tRPC) into an Error with
 * the message `{status}: {body, or the status text if empty}`. Responses of tRPC pass unchanged: they have their own
 * message.
 */
export async function explainFailure(response: Response): Promise<Response> {
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
