import styles from './guide-intro.module.css';

/** A default introduction for guides without a written one. */
export function GuideIntro({ text }: { readonly text: string }) {
  return <p className={styles.intro}>{text}</p>;
}
