import { useState } from 'react';
import { readItem, writeItem } from '../../../lib/session/web-storage.ts';
import { shownParts } from './shown-parts.ts';
import type { EditorView } from './shown-parts.ts';
import { useMediaQuery } from '../../../staff/use-media-query.ts';

/** The view is remembered separately for posts and issues: after looking at a mail, the next post opens for writing. */
const VIEW_KEYS = { post: 'editorView', issue: 'issueEditorView' } as const;
type Noun = keyof typeof VIEW_KEYS;
const DETAILS_KEY = 'editorDetails';

/** Writing beside its preview needs this width; below it, one part is shown at a time. */
const WIDE = '(width >= 64rem)';
/** Writing, preview and details beside each other. */
const VERY_WIDE = '(width >= 90rem)';

/** Which parts of the editor are shown. The choice is remembered in this browser. */
export function useEditorView(noun: Noun) {
  const isWide = useMediaQuery(WIDE);
  const isVeryWide = useMediaQuery(VERY_WIDE);
  const [chosen, setChosen] = useState(() => readView(noun));
  const [isPanelWanted, setIsPanelWanted] = useState(() => readItem('localStorage', DETAILS_KEY) !== 'closed');
  // In a narrow window the details replace the text, so they start closed.
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isDetailsOpen = isWide ? isPanelWanted : isSheetOpen;
  const view = chosen === 'split' && !isWide ? 'write' : chosen;
  const rememberPanel = (isOpen: boolean) => {
    setIsPanelWanted(isOpen);
    writeItem('localStorage', DETAILS_KEY, isOpen ? null : 'closed');
  };
  const setView = (next: EditorView) => {
    setChosen(next);
    setIsSheetOpen(false);
    writeItem('localStorage', VIEW_KEYS[noun], next);
    // Split has no room for the panel here.
    if (next === 'split' && !isVeryWide) rememberPanel(false);
  };
  const toggleDetails = () => (isWide ? rememberPanel(!isPanelWanted) : setIsSheetOpen(!isSheetOpen));
  const shown = shownParts({ view, isDetailsOpen, isWide, isVeryWide });
  return { view, isDetailsOpen, hasSplit: isWide, shown, setView, toggleDetails };
}

function readView(noun: Noun): EditorView {
  const stored = readItem('localStorage', VIEW_KEYS[noun]);
  return stored === 'split' || stored === 'preview' ? stored : 'write';
}
