/** The texts of a form by field name; the caller must know the form's fields. */
export function fieldsOf<Name extends string>(form: HTMLFormElement): Record<Name, string> {
  return Object.fromEntries(new FormData(form)) as Record<Name, string>;
}

/** Fills the fields with these names; ignores names without a field. */
export function fill(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    const isTypeable =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    if (isTypeable) control.value = value;
  }
}
