import { ButtonLink } from '../ui/button.tsx';
import styles from './band.module.css';

interface BandProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string | null;
  /** A path on this site, or an external URL, which opens in a new tab. */
  readonly link: { readonly label: string; readonly to: string } | null;
}

/** A heading, a line and a button on the site's own color. */
export function Band({ id, heading, text, link }: BandProps) {
  return (
    <section aria-labelledby={id} className={styles.band}>
      <div>
        <h2 id={id}>{heading}</h2>
        {text !== null && <p>{text}</p>}
      </div>
      {link && (
        <ButtonLink to={link.to} newTab={!link.to.startsWith('/')}>
          {link.label}
        </ButtonLink>
      )}
    </section>
  );
}
