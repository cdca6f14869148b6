import type { ImportKind } from '@tideline/domain/moving/site-import';
import type {
  OwnAuthor,
  OwnCallHours,
  OwnCallKind,
  OwnCalls,
  OwnDocument,
  OwnDraft,
  OwnPicture,
  OwnPost,
} from './own-site.ts';

/** What an archive of this program has, by the kind of thing that staff see. */
export type OwnValues = {
  setting: Record<string, unknown>;
  'call-setting': OwnCallSetting;
  file: OwnPicture | OwnLogo;
  author: OwnAuthor;
  post: OwnPost & { draft: OwnDraft | null };
  page: OwnDocument;
  /** The columns of the file by their names. */
  redirect: Record<string, string>;
  topic: Record<string, unknown>;
  issue: Record<string, unknown>;
  subscriber: Record<string, string>;
};
export type OwnPart = keyof OwnValues & ImportKind;

/** The rules of all calls, the hours of one person, or one kind of call. */
export type OwnCallSetting = { rules: OwnCalls['rules'] } | { hours: OwnCallHours } | { kind: OwnCallKind };

/** An uploaded logo, in base64. */
export type OwnLogo = { logo: string; content: string };

/** A thing of an archive of this program, with everything that it was there. What is in it may be anybody's. */
export type SourceOwn = {
  [Part in OwnPart]: {
    kind: 'own';
    part: Part;
    /** The same in a later archive of the site; empty for people, of whom nothing is remembered. */
    id: string;
    title: string;
    value: OwnValues[Part];
  };
}[OwnPart];
