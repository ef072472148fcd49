import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { quizFields, type QuizState } from './quiz-state.ts';

interface QuizFormProps {
  /** Where it leads; fields inside the form come on top. */
  readonly to: QuizState;
  /** Left out of the hidden fields, since a field inside the form gives it. */
  readonly asks?: string;
  /** Before it goes there; without it, or when it gives a state, the quiz moves on by itself. */
  readonly onGo?: () => QuizState | null;
  readonly className?: string | undefined;
  readonly noValidate?: boolean;
  readonly children: ReactNode;
}

/** A way through the quiz: a form that the browser sends by itself without JavaScript, to the same address. */
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

/** The address of a state. */
export function quizPath(state: QuizState): string {
  const query = new URLSearchParams([...quizFields(state)]).toString();
  return query === '' ? paths.quiz : `${paths.quiz}?${query}`;
}
