import type { Post } from '@tideline/domain/post/post';
import type { ComponentType } from 'react';
import type { PostForm } from '../post-form.ts';
import type { OutlineSectionProps } from './outline-section.tsx';
import type { Stored } from '../saving/stored-post.ts';

export type DetailsSection<Details> = { title: string; Section: ComponentType<Details> };

/** The props of every section of the details panel. */
export type DetailsProps = OutlineSectionProps & {
  form: PostForm;
  /** The post as last saved; its `id` is null before it exists. */
  stored: Stored;
  /** The form is not saved yet. */
  isChanged: boolean;
  timeZone: string;
  siteTitle: string;
  /** Address of a picture that could not be loaded; null when none failed. */
  failedPicture: string | null;
  onPictureFail: (address: string) => void;
  /** The post has another address now. */
  onMoved: (post: Post) => void;
  onChange: (changes: Partial<Omit<PostForm, 'content'>>) => void;
};
