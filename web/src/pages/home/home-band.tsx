import type { HomeSection } from '#contract/pages';
import { Band } from '../../components/band.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './home-band.module.css';

interface HomeBandProps {
  readonly id: string;
  readonly band: Extract<HomeSection, { kind: 'band' }>;
}

/** A band with a notice, or a link to the quiz or newsletter. */
export function HomeBand({ id, band: { heading, text, link } }: HomeBandProps) {
  return (
    <div className={styles.section}>
      <Container>
        <Band id={id} heading={heading} text={text} link={link} />
      </Container>
    </div>
  );
}
