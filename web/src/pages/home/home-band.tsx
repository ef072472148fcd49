import type { HomeSection } from '#contract/pages';
import { Band } from '../../components/band.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './home-band.module.css';

interface HomeBandProps {
  readonly id: string;
  readonly band: Extract<HomeSection, { kind: 'band' }>;
}

/** A notice, the way to the quiz or to the newsletter. */
export function HomeBand({ id, band: { heading, text, link } }: HomeBandProps) {
  return (
    <div className={styles.section}>
      <Container>
        <Band id={id} heading={heading} text={text} link={link} />
      </Container>
    </div>
  );
}
