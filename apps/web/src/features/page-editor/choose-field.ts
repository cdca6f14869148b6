/** Shows the field with this path in the panel and puts the focus in it. */
export function chooseField(panel: HTMLElement | null, path: string): void {
  const field = panel?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  if (!field) return;
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
