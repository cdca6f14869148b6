import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImageIcon,
  Info,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  SquareCode,
  SquarePlay,
  Superscript,
  Table,
} from 'lucide-react';
import type { MarkdownCommand } from './markdown-commands.ts';

/** A toolbar button; those with `mark` are in the block menu, too. */
export type WritingCommand = {
  command: MarkdownCommand | 'picture';
  label: string;
  Icon: typeof Bold;
  /** Shortcut key, with Ctrl or Cmd. */
  key?: string;
  /** The Markdown it inserts, shown beside its name in the block menu. */
  mark?: string;
  /** A narrow toolbar moves it into the menu at its end. */
  isRare?: boolean;
  /** Keywords for the block menu. */
  words?: string;
};

export const WRITING_COMMANDS: readonly WritingCommand[] = [
  { command: 'bold', label: 'Bold', Icon: Bold, key: 'b' },
  { command: 'italic', label: 'Italic', Icon: Italic, key: 'i' },
  { command: 'heading2', label: 'Heading 2', Icon: Heading2, mark: '#', words: 'h2 section title' },
  { command: 'heading3', label: 'Heading 3', Icon: Heading3, mark: '##', words: 'h3 section title' },
  { command: 'link', label: 'Link', Icon: Link2, key: 'k' },
  { command: 'bullets', label: 'Bullet list', Icon: List, mark: '-', words: 'ul items' },
  { command: 'numbers', label: 'Numbered list', Icon: ListOrdered, mark: '1.', words: 'ol items steps' },
  { command: 'quote', label: 'Quote', Icon: Quote, mark: '>', words: 'blockquote' },
  { command: 'code', label: 'Code', Icon: Code, key: 'e' },
  { command: 'codeBlock', label: 'Code block', Icon: SquareCode, mark: '```', words: 'fence pre', isRare: true },
  { command: 'table', label: 'Table', Icon: Table, mark: '| |', words: 'columns rows grid', isRare: true },
  {
    command: 'callout',
    label: 'Call-out',
    Icon: Info,
    mark: '> [!NOTE]',
    words: 'callout note tip warning',
    isRare: true,
  },
  { command: 'footnote', label: 'Footnote', Icon: Superscript, mark: '[^1]', words: 'note source', isRare: true },
  { command: 'rule', label: 'Rule', Icon: Minus, mark: '---', words: 'hr line divider', isRare: true },
  { command: 'picture', label: 'Picture', Icon: ImageIcon, mark: '![ ]', words: 'image photo' },
  { command: 'video', label: 'Video', Icon: SquarePlay, mark: 'https://', words: 'youtube vimeo film', isRare: true },
];
