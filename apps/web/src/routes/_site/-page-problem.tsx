import { useRouter } from '@tanstack/react-router';
import { notFoundPage } from '../../content/not-found.ts';
import { pageProblem } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** Instead of a page whose data did not arrive: the site around it still works. */
export function PageProblem() {
  const router = useRouter();
  return (
    <NoticePage title={pageProblem.title} text={pageProblem.text} links={notFoundPage.links.slice(1)}>
      <Button onClick={() => void router.invalidate()}>{pageProblem.again}</Button>
    </NoticePage>
  );
}
