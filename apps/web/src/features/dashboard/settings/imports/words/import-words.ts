import type {
  ImportKind,
  ImportNote,
  ImportOutcome,
  ImportState,
  ImportSystem,
  SiteImport,
} from '@tideline/domain/moving/site-import';
import type { BadgeTone } from '../../../../../ui/sections/badge.tsx';

export const SYSTEM_NAMES: Record<ImportSystem, string> = {
  wordpress: 'WordPress',
  ghost: 'Ghost',
  emdash: 'EmDash',
  markdown: 'Markdown',
  own: 'Tideline',
};

export const IMPORT_STATE_WORDS: Record<ImportState, { label: string; tone: BadgeTone }> = {
  reading: { label: 'Reading', tone: 'blue' },
  ready: { label: 'Ready to import', tone: 'yellow' },
  refused: { label: 'Cannot be read', tone: 'red' },
  importing: { label: 'Importing', tone: 'blue' },
  paused: { label: 'Paused', tone: 'yellow' },
  done: { label: 'Imported', tone: 'green' },
  undoing: { label: 'Undoing', tone: 'blue' },
  undone: { label: 'Undone', tone: 'neutral' },
};

/** How often an import is looked at while the server works on it. */
export const WATCH_MS = 2_000;

/** Whether the server works on an import, so that it changes while somebody looks. */
export function isAtWork({ state }: Pick<SiteImport, 'state'>): boolean {
  return state === 'reading' || state === 'importing' || state === 'undoing';
}

export const KIND_WORDS: Record<ImportKind, readonly [one: string, many: string]> = {
  post: ['post', 'posts'],
  page: ['page', 'pages'],
  author: ['author', 'authors'],
  category: ['category', 'categories'],
  tag: ['tag', 'tags'],
  series: ['series', 'series'],
  file: ['file', 'files'],
  rest: ['thing without a place here', 'things without a place here'],
  fault: ['fault in the file', 'faults in the file'],
  setting: ['group of settings', 'groups of settings'],
  'call-setting': ['call setting', 'call settings'],
  redirect: ['redirect', 'redirects'],
  topic: ['newsletter topic', 'newsletter topics'],
  issue: ['newsletter issue', 'newsletter issues'],
  subscriber: ['subscriber', 'subscribers'],
};

/** Of each outcome, what it is called, and what it means where that is not plain. */
export const OUTCOME_WORDS: Record<ImportOutcome, { label: string; tone: BadgeTone; meaning?: string }> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  arrived: { label: 'Arrived', tone: 'green' },
  changed: { label: 'Updated', tone: 'green', meaning: 'imported before, and newer in this file' },
  same: { label: 'Unchanged', tone: 'neutral', meaning: 'imported before, and the same in this file' },
  kept: { label: 'Kept', tone: 'yellow', meaning: 'edited here since it was imported, so your version stays' },
  skipped: { label: 'Skipped', tone: 'neutral', meaning: 'has no place of its own here' },
  failed: { label: 'Failed', tone: 'red', meaning: 'could not be imported; the reason is in the list' },
  undone: { label: 'Undone', tone: 'neutral', meaning: 'taken away again' },
};

export const NOTE_WORDS: Record<ImportNote['kind'], { title: string; text: string }> = {
  changed: { title: 'Changes', text: 'Has another form here.' },
  kept: { title: 'Kept as text', text: 'Unknown here: its words and links stay in the text.' },
  left: { title: 'Left behind', text: 'Cannot be shown here.' },
};

/** A text with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
