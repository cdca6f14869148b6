/** The fields stand beside the page. */
const BESIDE = '(min-width: 64rem)';

/** Shows the field with this path in the panel and puts the focus in it, unless it is typed on the page. */
export function chooseField(panel: HTMLElement | null, path: string, isTyped = false): void {
  const section = panel?.querySelector(`[data-section="${CSS.escape(path.split('.', 1)[0] ?? '')}"]`);
  if (section && !section.hasAttribute('open')) section.querySelector('summary')?.click();
  // A part renders its fields once it is open.
  requestAnimationFrame(() => show(panel?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`), isTyped));
}

function show(field: HTMLElement | null | undefined, isTyped: boolean): void {
  if (!field) return;
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
  // On a narrow screen the page is above its fields: scrolling would take away what is being typed.
  if (isTyped && !matchMedia(BESIDE).matches) return;
  field.scrollIntoView({ block: isTyped ? 'nearest' : 'center' });
  if (!isTyped) field.focus({ preventScroll: true });
}
