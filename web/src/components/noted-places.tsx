import type { ArticlePart } from '#contract/editorial';
import { paths } from '../paths.ts';
import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import { FactsLine } from './facts-line.tsx';
import styles from './noted-places.module.css';

type NotedPlacesProps = Omit<Extract<ArticlePart, { kind: 'places' }>, 'kind'>;

/** An editor's list inside a text: each place with a note. */
export function NotedPlaces({ heading, places }: NotedPlacesProps) {
  const Name = heading === null ? 'h2' : 'h3';
  return (
    <section className={styles.section}>
      {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
      <ol className={styles.list}>
        {places.map(({ restaurant, note }) => (
          <li key={restaurant.id} className={styles.place}>
            <Picture place={restaurant} className={styles.picture} />
            <div className={styles.words}>
              <Name className={styles.name}>
                <Link to={paths.restaurant(restaurant.id)}>{restaurant.name}</Link>
              </Name>
              <FactsLine place={restaurant} />
              <p>{note ?? restaurant.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
