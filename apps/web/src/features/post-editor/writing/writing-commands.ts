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

/** The groups of the toolbar, in its order. */
export const COMMAND_GROUPS = ['Text', 'Paragraphs', 'Insert'] as const;

/** A toolbar button; those with `mark` are in the block menu, too. */
export type WritingCommand = {
  command: MarkdownCommand | 'picture';
  group: (typeof COMMAND_GROUPS)[number];
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
  { command: 'bold', group: 'Text', label: 'Bold', Icon: Bold, key: 'b' },
  { command: 'italic', group: 'Text', label: 'Italic', Icon: Italic, key: 'i' },
  { command: 'link', group: 'Text', label: 'Link', Icon: Link2, key: 'k' },
  { command: 'code', group: 'Text', label: 'Code', Icon: Code, key: 'e' },
  {
    command: 'heading2',
    group: 'Paragraphs',
    label: 'Heading 2',
    Icon: Heading2,
    mark: '#',
    words: 'h2 section title',
  },
  {
    command: 'heading3',
    group: 'Paragraphs',
    label: 'Heading 3',
    Icon: Heading3,
    mark: '##',
    words: 'h3 section title',
  },
  { command: 'bullets', group: 'Paragraphs', label: 'Bullet list', Icon: List, mark: '-', words: 'ul items' },
  {
    command: 'numbers',
    group: 'Paragraphs',
    label: 'Numbered list',
    Icon: ListOrdered,
    mark: '1.',
    words: 'ol items steps',
  },
  { command: 'quote', group: 'Paragraphs', label: 'Quote', Icon: Quote, mark: '>', words: 'blockquote' },
  { command: 'picture', group: 'Insert', label: 'Picture', Icon: ImageIcon, mark: '![ ]', words: 'image photo' },
  {
    command: 'video',
    group: 'Insert',
    label: 'Video',
    Icon: SquarePlay,
    mark: 'https://',
    words: 'youtube vimeo film',
    isRare: true,
  },
  {
    command: 'table',
    group: 'Insert',
    label: 'Table',
    Icon: Table,
    mark: '| |',
    words: 'columns rows grid',
    isRare: true,
  },
  {
    command: 'codeBlock',
    group: 'Insert',
    label: 'Code block',
    Icon: SquareCode,
    mark: '```',
    words: 'fence pre',
    isRare: true,
  },
  {
    command: 'callout',
    group: 'Insert',
    label: 'Call-out',
    Icon: Info,
    mark: '> [!NOTE]',
    words: 'callout note tip warning',
    isRare: true,
  },
  {
    command: 'footnote',
    group: 'Insert',
    label: 'Footnote',
    Icon: Superscript,
    mark: '[^1]',
    words: 'note source',
    isRare: true,
  },
  { command: 'rule', group: 'Insert', label: 'Rule', Icon: Minus, mark: '---', words: 'hr line divider', isRare: true },
];
