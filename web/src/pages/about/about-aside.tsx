import * as texts from '#texts';
import { paths } from '../../paths.ts';
import styles from './about-page.module.css';

/** A drawing of a stoop and the page's contents: above the text on a phone, next to it on wider screens. */
export function AboutAside({ hasSampleContent }: { readonly hasSampleContent: boolean }) {
  return (
    <aside className={styles.aside}>
      <img src={paths.stoop} alt="" width={360} height={420} className={styles.stoop} />
      <nav aria-labelledby="on-this-page" className={styles.contents}>
        <h2 id="on-this-page" className={styles.heading}>
          {texts.about.onThisPage()}
        </h2>
        <ul role="list" className={styles.links}>
          <li>
            <a href="#what">{texts.about.what()}</a>
          </li>
          <li>
            <a href="#ranking">{texts.about.ranking()}</a>
          </li>
          <li>
            <a href="#data">{texts.about.data()}</a>
          </li>
          {hasSampleContent && (
            <li>
              <a href="#sample">{texts.about.sample()}</a>
            </li>
          )}
        </ul>
      </nav>
    </aside>
  );
}
