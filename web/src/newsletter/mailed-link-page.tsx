import * as texts from '#texts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { NoticePage } from '../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../head/page-head.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';

interface MailedLinkPageProps {
  readonly words: typeof texts.unsubscribe | typeof texts.confirmSubscription;
  /** Where the form is sent, which answers with `?said=` and a state. */
  readonly action: string;
  /** Other ways on, by state. */
  readonly ways: Readonly<Record<string, ReactNode>>;
}

/** The target of a link in a mail, with a token. Programs open links on their own, so that only the button does something. */
export function MailedLinkPage({ words, action, ways }: MailedLinkPageProps) {
  const [params] = useSearchParams();
  const said = params.get('said') ?? (params.get('token') ? 'ask' : 'invalid');
  const state = (Object.hasOwn(words.states, said) ? said : 'invalid') as keyof typeof words.states;
  const { title, text } = words.states[state];
  return (
    <NoticePage title={title()} text={text()}>
      <PageHead heading={words.title()} description={words.description()} robots={PRIVATE_PAGE} />
      {state === 'ask' && (
        <form method="post" action={action}>
          {[...params].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{words.button()}</Button>
        </form>
      )}
      <ButtonLink to={paths.home} variant="outline">
        {state === 'ask' && 'stay' in words ? words.stay() : texts.unsubscribe.back()}
      </ButtonLink>
      {ways[state]}
    </NoticePage>
  );
}
