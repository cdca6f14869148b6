/** Shows the field with this path in the panel and puts the focus in it. */
export function chooseField(panel: HTMLElement | null, path: string): void {
  const section = panel?.querySelector(`[data-section="${CSS.escape(path.split('.', 1)[0] ?? '')}"]`);
  if (section && !section.hasAttribute('open')) section.querySelector('summary')?.click();
  // A part renders its fields once it is open.
  requestAnimationFrame(() => focusOn(panel?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)));
}

function focusOn(field: HTMLElement | null | undefined): void {
  if (!field) return;
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
