import { region } from '#city';
import { GIFT_CARD_AMOUNT } from '#domain/guides/editorial-words';
import { pageTitle } from '#domain/words/headings';
import { moneyText } from '#domain/words/quantities';
import { Gem, Gift, Scale } from 'lucide-react';
import { useCall, useSite } from '../../api/use-call.ts';
import { PageHead } from '../../head/page-head.tsx';
import { loadCalls } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './win-dinner-page.module.css';

const GIFT_CARD = moneyText(GIFT_CARD_AMOUNT);

const BENEFITS = [
  {
    Icon: Gift,
    title: 'Exclusive giveaways',
    text: 'Now and then, we give away seats at dinners that aren’t for sale.',
  },
  {
    Icon: Scale,
    title: 'Unbiased reviews',
    text: 'No one pays for a review. We write what we’d tell a friend.',
  },
  {
    Icon: Gem,
    title: 'Hidden gems',
    text: 'Good places around the corner that you’ve walked past for years.',
  },
] as const;

/** The monthly giveaway and the newsletter sign-up that enters it (spec 2 §2). */
export function Component() {
  const { signupEmbedUrl } = useCall('getWinDinnerPage');
  const site = useSite();
  return (
    <div className={styles.page}>
      <PageHead
        title={pageTitle(`Win a ${GIFT_CARD} Dinner`, site.name)}
        description={`One reader a month wins a ${GIFT_CARD} gift card to a ${region.name} restaurant. It’s free to enter by email.`}
        canonicalPath={paths.winDinner}
      />
      <Container>
        <Breadcrumbs current="Win a Dinner" />
        <div className={styles.offer}>
          <div className={styles.words}>
            <h1 className={styles.title}>Win a {GIFT_CARD} Dinner</h1>
            <p className={styles.lead}>
              Every month, one newsletter reader wins a {GIFT_CARD}
              {` gift card to a ${region.name} restaurant. It’s free to enter. All you need is an email address.`}
            </p>
            <p className={styles.rule}>No purchase, no catch.</p>
          </div>
          <section aria-labelledby="enter" className={styles.ticket}>
            <h2 id="enter">Enter the giveaway</h2>
            {signupEmbedUrl === null ? (
              <>
                <p>Sign up once and you’re in every drawing, starting with this month’s.</p>
                <SignUpForm />
                <p className={styles.sample}>
                  <a href={site.newsletterUrl} target="_blank" rel="noopener">
                    Read a recent issue
                  </a>
                </p>
              </>
            ) : (
              <iframe
                src={signupEmbedUrl}
                title="Newsletter sign-up"
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
      <h2 id="benefits">What else you get</h2>
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
