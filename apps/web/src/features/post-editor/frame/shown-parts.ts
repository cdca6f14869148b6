export type EditorView = 'write' | 'split' | 'preview';

export type ViewState = { view: EditorView; isDetailsOpen: boolean; isWide: boolean; isVeryWide: boolean };

/**
 * The parts that have room. In a narrow window, details replace the text; in a wide one, they replace the preview in Split,
 * unless all three fit.
 */
export function shownParts({ view, isDetailsOpen, isWide, isVeryWide }: ViewState) {
  const hasColumns = isWide || !isDetailsOpen;
  return {
    writing: view !== 'preview' && hasColumns,
    preview: view === 'preview' ? hasColumns : view === 'split' && (isVeryWide || (isWide && !isDetailsOpen)),
    details: isDetailsOpen,
  };
}
