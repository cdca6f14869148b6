import type { Post } from '@tideline/domain/post/post';
import type { PostForm } from '../post-form.ts';
import type { Stored } from '../saving/stored-post.ts';

/** What every section of the details panel is given. */
export type DetailsProps = {
  form: PostForm;
  /** The post as last saved; its `id` is null before it exists. */
  stored: Stored;
  timeZone: string;
  siteTitle: string;
  /** Address of a picture that could not be loaded; null when none failed. */
  failedPicture: string | null;
  onPictureFail: (address: string) => void;
  /** The post has another address now. */
  onMoved: (post: Post) => void;
  /** Puts the caret at this place of the body and shows it. */
  onJump: (offset: number) => void;
  onChange: (changes: Partial<Omit<PostForm, 'content'>>) => void;
};
