import { NewsletterForm } from '../../features/newsletter-form/newsletter-form.tsx';
import { PostArticle, type PostArticleProps } from '../../features/post/article/post-article.tsx';

/** The source of a sign-up in an article. */
const SOURCE = 'article-newsletter';

/** An article with its sign-ups: for visitors, and as a preview. */
export function ArticleScreen(props: Omit<PostArticleProps, 'pause' | 'signUp'>) {
  const { pause, signUp } = props.page.end;
  return (
    <PostArticle
      {...props}
      pause={<NewsletterForm source={SOURCE} heading={pause} headingLevel="p" isQuiet />}
      signUp={<NewsletterForm source={SOURCE} heading={signUp} headingLevel="h2" />}
    />
  );
}
