import styles from './guide-intro.module.css';

/** The opening of a guide that no editor has written: one of the usual ones. */
export function GuideIntro({ text }: { readonly text: string }) {
  return <p className={styles.intro}>{text}</p>;
}
