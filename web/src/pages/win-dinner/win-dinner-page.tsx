import CITY from '#city/region.json';
import { GIFT_CARD_DOLLARS } from '#domain/guides/editorial-words';
import { Gift, Gem, Scale } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container } from '../../ui/container.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './win-dinner-page.module.css';

interface WinDinnerPageProps {
  /** An external form to embed; `null` for our own. */
  readonly signupEmbedUrl: string | null;
  readonly newsletterUrl: string;
}

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
export function WinDinnerPage({ signupEmbedUrl, newsletterUrl }: WinDinnerPageProps) {
  return (
    <div className={styles.page}>
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', to: paths.home }]} current="Win a Dinner" />
        <div className={styles.offer}>
          <div className={styles.words}>
            <h1 className={styles.title}>Win a ${GIFT_CARD_DOLLARS} Dinner</h1>
            <p className={styles.lead}>
              Every month, one newsletter reader wins a ${GIFT_CARD_DOLLARS}
              {` gift card to a ${CITY.name} restaurant. It’s free to enter. All you need is an email address.`}
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
                  <a href={newsletterUrl} target="_blank" rel="noopener">
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
      </Container>
    </div>
  );
}
