/** The texts in a form by the names of its fields, of which the caller knows that the form has them. */
export function fieldsOf<Name extends string>(form: HTMLFormElement): Record<Name, string> {
  return Object.fromEntries(new FormData(form)) as Record<Name, string>;
}

/** Writes into the fields of a form that have these names. */
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
