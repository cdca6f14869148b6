/** The fields of what is edited, as text; `content` is the body in Markdown. */
export type TextForm = { content: string };

/** Whether the form differs from its base. */
export function isDirty<Form extends object>(form: Form, base: Form): boolean {
  return (Object.keys(base) as (keyof Form)[]).some((field) => form[field] !== base[field]);
}
