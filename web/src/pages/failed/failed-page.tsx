import { NoticePage } from '../../components/notice-page.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

interface FailedPageProps {
  /** Tries the same page again. */
  readonly onRetry: () => void;
}

/** What stands in place of a page that broke. A plain link leads home: the router may be what broke. */
export function FailedPage({ onRetry }: FailedPageProps) {
  return (
    <NoticePage
      title="Something went wrong in the kitchen"
      text="This page could not be put together. Trying again often helps."
    >
      <Button onClick={onRetry}>Try again</Button>
      <a href={paths.home}>Back to the front page</a>
    </NoticePage>
  );
}
