import { GIFT_CARD_AMOUNT } from '#domain/guides/editorial-words';
import { moneyText } from '#domain/words/quantities';
import * as texts from '#texts';
import { Gem, Gift, Scale } from 'lucide-react';
import { useCall, useSite } from '../../api/use-call.ts';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
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
  const { signupEmbedUrl } = useCall('getWinDinnerPage');
  const site = useSite();
  return (
    <div className={styles.page}>
      <PageHead
        heading={texts.winDinner.heading({ amount })}
        description={texts.winDinner.description({ amount })}
        canonicalPath={paths.winDinner}
      />
      <Container>
        <Breadcrumbs current={texts.pages.winDinner()} />
        <div className={styles.offer}>
          <div className={styles.words}>
            <h1 className={styles.title}>{texts.winDinner.heading({ amount })}</h1>
            <p className={styles.lead}>{texts.winDinner.lead({ amount })}</p>
            <p className={styles.rule}>{texts.winDinner.rule()}</p>
          </div>
          <section aria-labelledby="enter" className={styles.ticket}>
            <h2 id="enter">{texts.winDinner.enter()}</h2>
            {signupEmbedUrl === null ? (
              <>
                <p>{texts.winDinner.signUp()}</p>
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
        <Benefits />
      </Container>
    </div>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="benefits" className={styles.benefits}>
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

export const loader = loadCalls('getWinDinnerPage');
