import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { quizFields, type QuizState } from './quiz-state.ts';

interface QuizFormProps {
  /** Target state; fields inside the form are added to it. */
  readonly to: QuizState;
  /** Excluded from the hidden fields, because a field inside the form provides it. */
  readonly asks?: string;
  /** Runs before navigating and returns the next state; `null` stops the navigation. */
  readonly onGo?: () => QuizState | null;
  readonly className?: string | undefined;
  readonly noValidate?: boolean;
  readonly children: ReactNode;
}

/** Quiz navigation: a form that works without JavaScript and leads to the same address. */
export function QuizForm({ to, asks, onGo, className, noValidate, children }: QuizFormProps) {
  const navigate = useNavigate();
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = onGo ? onGo() : to;
    if (next) void navigate(quizPath(next));
  };
  return (
    <form action={paths.quiz} method="get" className={className} noValidate={noValidate} onSubmit={go}>
      {quizFields(to)
        .filter(([name]) => name !== asks)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}

export function quizPath(state: QuizState): string {
  const query = new URLSearchParams([...quizFields(state)]).toString();
  return query === '' ? paths.quiz : `${paths.quiz}?${query}`;
}
