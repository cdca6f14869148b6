import { UNTITLED_POST } from '@tideline/domain/post/post';

/** The title of an issue in lists. */
export function issueTitle({ subject }: { subject: string }): string {
  return subject.trim() || UNTITLED_POST;
}
