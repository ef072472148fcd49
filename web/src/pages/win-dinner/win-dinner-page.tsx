import type { Drawing } from '#contract/drawings';
import type { PopupCopy } from '#contract/subscribe';
import { GIFT_CARD_AMOUNT } from '#domain/guides/editorial-words';
import { monthText } from '#domain/calendar/date-texts';
import { moneyText } from '#domain/words/quantities';
import * as texts from '#texts';
import clsx from 'clsx';
import { Gem, Gift, Scale } from 'lucide-react';
import { useSearchParams, type LoaderFunction } from 'react-router';
import { previewInput, searchOf } from '../../address/canonical.ts';
import { callPath } from '../../api/call.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { PreviewNotice } from '../../components/preview-notice.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './win-dinner-page.module.css';

const amount = moneyText(GIFT_CARD_AMOUNT);
const BENEFITS = [
  { Icon: Gift, title: texts.winDinner.giveaways(), text: texts.winDinner.giveawaysText() },
  { Icon: Scale, title: texts.winDinner.reviews(), text: texts.winDinner.reviewsText() },
  { Icon: Gem, title: texts.winDinner.gems(), text: texts.winDinner.gemsText() },
] as const;

/** The monthly giveaway and the newsletter sign-up that enters it (spec 2 §2). */
export function Component() {
  const [search] = useSearchParams();
  const page = useCall('getWinDinnerPage', previewInput(search));
  const { signupEmbedUrl, popup } = page;
  const site = useSite();
  return (
    <div className={styles.page}>
      <PageHead
        heading={page.heading}
        description={texts.winDinner.description({ amount })}
        canonicalPath={paths.winDinner}
        robots={popup ? PRIVATE_PAGE : undefined}
      />
      {popup && <PreviewNotice />}
      <Container>
        <Breadcrumbs current={texts.pages.winDinner()} />
        <div className={styles.offer}>
          <div className={styles.words}>
            <h1 className={styles.title}>{page.heading}</h1>
            <p className={styles.lead}>{page.lead}</p>
            <p className={styles.rule}>{page.rule}</p>
            {popup && <ShowPopup draft={popup} />}
          </div>
          <section aria-labelledby="enter" className={styles.ticket}>
            <h2 id="enter">{texts.winDinner.enter()}</h2>
            {signupEmbedUrl === null ? (
              <>
                <p>{page.signUp}</p>
                <SignUpForm />
                <p className={styles.sample}>
                  <a href={site.newsletterUrl} target="_blank" rel="noopener">
                    {texts.winDinner.recentIssue()}
                  </a>
                </p>
              </>
            ) : (
              <iframe
                src={signupEmbedUrl}
                title={texts.winDinner.frame()}
                className={styles.frame}
                loading="lazy"
                sandbox="allow-forms allow-scripts allow-popups"
                referrerPolicy="strict-origin"
                width={480}
                height={320}
              />
            )}
          </section>
        </div>
        <Rules rules={page.rules} openSeedHash={page.openSeedHash} />
        <Winners drawings={page.drawings} />
        <Benefits />
      </Container>
    </div>
  );
}

interface RulesProps {
  /** One a line. */
  readonly rules: string;
  readonly openSeedHash: string | null;
}

function Rules({ rules, openSeedHash }: RulesProps) {
  return (
    <section aria-labelledby="rules" className={styles.section}>
      <h2 id="rules">{texts.winDinner.rulesTitle()}</h2>
      <ol className={styles.rules}>
        {rules
          .split('\n')
          .filter((rule) => rule.trim() !== '')
          .map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
      </ol>
      {openSeedHash !== null && <Proof facts={[[texts.winDinner.openSeed(), openSeedHash]]} />}
    </section>
  );
}

function Proof({ facts }: { readonly facts: readonly (readonly [name: string, hash: string])[] }) {
  return (
    <dl className={styles.proof}>
      {facts.map(([name, hash]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{hash}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Repeats a drawing in a shell, with the seed and the list: the first line names the winning entry. */
const checkOf = (seed: string, month: string) =>
  `while read -r e; do echo "$(printf %s "${seed}:$e" | sha256sum) $e"; done < entries-${month}.csv | sort | head -1`;

function Winners({ drawings }: { readonly drawings: readonly Drawing[] }) {
  return (
    <section aria-labelledby="winners" className={styles.section}>
      <h2 id="winners">{texts.winDinner.winners()}</h2>
      {drawings.length === 0 && <p>{texts.winDinner.noWinners()}</p>}
      <ul role="list" className={styles.winners}>
        {drawings.map(({ month, winner, entries, ...proof }) => (
          <li key={month}>
            <h3>{monthText(month)}</h3>
            <p>{winner ?? texts.winDinner.unnamed()}</p>
            <p className={styles.entries}>{texts.winDinner.entries({ count: entries })}</p>
            <details className={styles.check}>
              <summary>{texts.winDinner.proof()}</summary>
              <p>{texts.winDinner.method()}</p>
              <pre>{checkOf(proof.seed, month)}</pre>
              <Proof
                facts={[
                  [texts.winDinner.seed(), proof.seed],
                  [texts.winDinner.seedHash(), proof.seedHash],
                  [texts.winDinner.winningEntry(), proof.winningEntry],
                ]}
              />
              <a
                href={callPath('getDrawingEntries', { params: { month } })}
                download={`entries-${month}.csv`}
              >
                {texts.winDinner.entriesFile()}
              </a>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="benefits" className={clsx(styles.section, styles.benefits)}>
      <h2 id="benefits">{texts.winDinner.benefits()}</h2>
      <ul role="list">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In a preview, which no popup interrupts by itself. */
function ShowPopup({ draft }: { readonly draft: PopupCopy }) {
  const show = async () => {
    const { openPopup } = await import('../../newsletter/open-popup.tsx');
    (await openPopup(draft))();
  };
  return (
    <Button variant="outline" onClick={() => void show()}>
      {texts.winDinner.showPopup()}
    </Button>
  );
}

export const loader: LoaderFunction = async ({ context, request }) => {
  await loadFound(context, 'getWinDinnerPage', previewInput(searchOf(request)));
  return null;
};
