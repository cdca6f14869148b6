import { ANSWER_FIELD } from '@tideline/domain/question/answer-field';

/** The texts of a form by field name; the caller must know the form's fields. */
export function fieldsOf<Name extends string>(form: HTMLFormElement): Record<Name, string> {
  return Object.fromEntries(new FormData(form)) as Record<Name, string>;
}

/** The answers to questions that staff have added, by the ids of the questions: fields named `answers.budget`. */
export function answersOf(fields: Record<string, string>): Record<string, string> {
  const answers = Object.entries(fields).filter(([name]) => name.startsWith(ANSWER_FIELD));
  return Object.fromEntries(answers.map(([name, text]) => [name.slice(ANSWER_FIELD.length), text]));
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
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
  }
  form.dispatchEvent(new Event('change')); // read by questions that belong to a package
}
