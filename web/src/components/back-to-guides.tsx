import { ArrowLeft } from 'lucide-react';
import { paths } from '../paths.ts';
import { Link } from 'react-router';
import styles from './back-to-guides.module.css';

/** The link from a guide back to all guides (spec 2 §2). */
export function BackToGuides() {
  return (
    <p className={styles.back}>
      <Link to={paths.guides}>
        <ArrowLeft aria-hidden="true" />
        Back to Guides
      </Link>
    </p>
  );
}
