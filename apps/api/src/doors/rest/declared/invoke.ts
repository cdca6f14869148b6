/** Calls a procedure by its name in the router. */
export function invoke(caller: object, name: string, input: unknown): Promise<unknown> {
  const procedure = name.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], caller);
  return (procedure as (input: unknown) => Promise<unknown>)(input);
}
