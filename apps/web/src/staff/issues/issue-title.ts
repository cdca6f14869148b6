import { UNTITLED_POST } from '@tideline/domain/post/post';

/** What an issue is called in lists. */
export function issueTitle({ subject }: { subject: string }): string {
  return subject.trim() || UNTITLED_POST;
}
