import type { HomeSection } from '#contract/pages';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './home-band.module.css';

interface HomeBandProps {
  readonly id: string;
  readonly band: Extract<HomeSection, { kind: 'band' }>;
}

/** A notice, the way to the quiz or to the newsletter: a heading, a line and a button. */
export function HomeBand({ id, band: { heading, text, link } }: HomeBandProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Container>
        <div className={styles.band}>
          <div>
            <h2 id={id}>{heading}</h2>
            {text !== null && <p>{text}</p>}
          </div>
          {link && (
            <ButtonLink to={link.to} newTab={!link.to.startsWith('/')}>
              {link.label}
            </ButtonLink>
          )}
        </div>
      </Container>
    </section>
  );
}
