import type { WorkSampleId } from '@tideline/domain/site/work-sample';
import type { CaseStudyResult } from '../case-studies/case-study.ts';
import type { Picture } from '../parts/picture.ts';

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

type Described<Id extends string = WorkSampleId> = {
  id: Id;
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

/** Of a case study that staff add, the chart is no sample that they can replace. */
export type ChartSample = Described<WorkSampleId | 'study-results'> & {
  kind: 'chart';
  results: CaseStudyResult[];
};

/** A picture of the library. Staff add no other samples. */
export type PictureSample = Described<string> & {
  kind: 'picture';
  image: Picture;
};

export type WorkSample =
  | PictureSample
  | PageSample
  | SearchSample
  | AdSample
  | MailSample
  | StoryboardSample
  | CalendarSample
  | ChartSample;

/** A sample that is drawn by the program; staff can replace it with a picture. */
export type DrawnSample = WorkSample & { id: WorkSampleId };
