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
  /** The kind of work in two or three words, shown first below the sample. */
  title: string;
  /** The work in one sentence. */
  caption: string;
  /** A description of the drawing for those who cannot see it. */
  label: string;
};

/** A page of the client's site in the frame of a browser. `fields` are those of a form. */
export type PageSample = Described & {
  kind: 'page';
  address: string;
  brand: string;
  menu: string[];
  /** With fixed line breaks for its first screen, so that fonts cannot change them. */
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
