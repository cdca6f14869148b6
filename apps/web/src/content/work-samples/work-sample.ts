import type { WorkSampleId } from '@tideline/domain/site/work-sample';
import type { CaseStudyResult } from '../case-studies/case-study.ts';

/** A small drawing inside a sample. */
export type Scene =
  | 'portrait'
  | 'room'
  | 'hand'
  | 'mirror'
  | 'door'
  | 'microphone'
  | 'page'
  | 'form'
  | 'message'
  | 'calendar'
  | 'street';

type Described = {
  id: WorkSampleId;
  /** What it is, in two or three words: the first words under it. */
  title: string;
  /** What was done there, in one sentence. */
  caption: string;
  /** What the drawing shows, for those who cannot see it. */
  label: string;
};

/** A page of the client's site in the frame of a browser. `fields` are those of a form. */
export type PageSample = Described & {
  kind: 'page';
  address: string;
  brand: string;
  menu: string[];
  /** With the line breaks of its first screen, so that the fonts cannot change them. */
  headline: string;
  text: string;
  points?: string[];
  fields?: string[];
  action: string;
  scene?: Scene;
};

export type SearchSample = Described & {
  kind: 'search';
  query: string;
  result: { title: string; address: string; text: string; links: string[] };
};

/** `tag` says that it is paid for; `terms` say where and to what limit it runs. */
export type AdSample = Described & {
  kind: 'ad';
  tag: string;
  sponsor: string;
  headline: string;
  text: string;
  action: string;
  scene?: Scene;
  terms: string[];
};

/** A message in an inbox: newsletter, reminder or letter. */
export type MailSample = Described & {
  kind: 'mail';
  from: string;
  subject: string;
  paragraphs: string[];
  sections: { title: string; text: string }[];
  action: string;
};

export type StoryboardSample = Described & {
  kind: 'storyboard';
  frames: { scene: Scene; at: string; text: string }[];
};

/** A month of thirty days; `startsOn` is the weekday of the first, Sunday 0. */
export type CalendarSample = Described & {
  kind: 'calendar';
  month: string;
  startsOn: number;
  entries: { day: number; channel: string; text: string }[];
};

export type ChartSample = Described & {
  kind: 'chart';
  results: CaseStudyResult[];
};

export type WorkSample =
  | PageSample
  | SearchSample
  | AdSample
  | MailSample
  | StoryboardSample
  | CalendarSample
  | ChartSample;
