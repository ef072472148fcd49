import { NoticePage } from '../../components/notice-page.tsx';
import { Button } from '../../ui/button.tsx';

interface SessionFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown when the session could not be checked. */
export function SessionFailed({ error, onRetry }: SessionFailedProps) {
  return (
    <NoticePage
      title="The dashboard cannot be opened"
      text={`The site did not say who you are: ${error.message}`}
    >
      <Button onClick={onRetry}>Try again</Button>
    </NoticePage>
  );
}
