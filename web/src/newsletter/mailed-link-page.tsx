import * as texts from '#texts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { NoticePage } from '../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../head/page-head.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';

type Say = () => string;

interface MailedLinkPageProps<State extends string> {
  readonly words: {
    readonly title: Say;
    readonly description: Say;
    readonly button: Say;
    readonly states: Readonly<Record<State | 'ask' | 'invalid', { readonly title: Say; readonly text: Say }>>;
  };
  /** Where the form is sent, which answers with `?said=` and a state. */
  readonly action: string;
  /** What the form asks for. */
  readonly fields?: ReactNode;
  /** Other ways on, by state. */
  readonly ways: Partial<Record<State | 'ask' | 'invalid', ReactNode>>;
}

/** The target of a link in a mail, with a token. Programs open links on their own, so that only the button does something. */
export function MailedLinkPage<State extends string>({
  words,
  action,
  fields,
  ways,
}: MailedLinkPageProps<State>) {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const said = params.get('said') ?? (token === '' ? 'invalid' : 'ask');
  const state = (Object.hasOwn(words.states, said) ? said : 'invalid') as State | 'ask' | 'invalid';
  const { title, text } = words.states[state];
  return (
    <NoticePage title={title()} text={text()}>
      <PageHead heading={words.title()} description={words.description()} robots={PRIVATE_PAGE} />
      {state === 'ask' && (
        <form method="post" action={action}>
          {[...params].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields}
          <Button type="submit">{words.button()}</Button>
        </form>
      )}
      <ButtonLink to={paths.home} variant="outline">
        {state === 'ask' ? texts.unsubscribe.stay() : texts.unsubscribe.back()}
      </ButtonLink>
      {ways[state]}
    </NoticePage>
  );
}
