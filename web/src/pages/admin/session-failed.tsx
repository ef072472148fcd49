import { failureWords } from '../../failure-words.ts';
import { NoticePage } from '../../components/notice-page.tsx';
import { Button } from '../../ui/button.tsx';

interface SessionFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown when the session could not be checked. */
export function SessionFailed({ error, onRetry }: SessionFailedProps) {
  const words = failureWords(error);
  return (
    <NoticePage
      title="We couldn’t open the dashboard"
      text={`We couldn’t check who’s signed in${words === null ? '.' : `: ${words}`}`}
    >
      <Button onClick={onRetry}>Try again</Button>
    </NoticePage>
  );
}
