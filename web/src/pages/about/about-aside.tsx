import { paths } from '../../paths.ts';
import styles from './about-page.module.css';

/** A drawing of a stoop and the page's contents: above the text on a phone, next to it on wider screens. */
export function AboutAside({ hasSampleContent }: { readonly hasSampleContent: boolean }) {
  return (
    <aside className={styles.aside}>
      <img src={paths.stoop} alt="" width={360} height={420} className={styles.stoop} />
      <nav aria-labelledby="on-this-page" className={styles.contents}>
        <h2 id="on-this-page" className={styles.heading}>
          On this page
        </h2>
        <ul role="list" className={styles.links}>
          <li>
            <a href="#what">What this is</a>
          </li>
          <li>
            <a href="#ranking">How we rank</a>
          </li>
          <li>
            <a href="#data">Where the data comes from</a>
          </li>
          {hasSampleContent && (
            <li>
              <a href="#sample">This is a sample edition</a>
            </li>
          )}
        </ul>
      </nav>
    </aside>
  );
}
