import type { Rated } from '#domain/places/rated';
import { rankingScore } from '#domain/places/ranking-score';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './order-explained.module.css';

interface OrderExplainedProps {
  /** In the order being explained. */
  readonly places: readonly (Rated & { readonly id: number })[];
  /** Of the first of them, in a list of several pages. */
  readonly firstRank?: number;
  /** What the list is sorted by: the score on the home page, the rating elsewhere (spec 1 §2, §9). */
  readonly by: 'score' | 'rating';
}

const RULES = {
  score:
    'The score is the rating times the natural logarithm of the number of reviews plus one, so praise counts for more when a lot of people agree.',
  rating:
    'Highest rating first. Ties go to the place with more reviews. If it’s still a tie, we go by the alphabet.',
} as const;

/** The ranking inputs of each place, so that readers can check the order. */
export function OrderExplained({ places, firstRank = 1, by }: OrderExplainedProps) {
  if (places.length < 2) return null;
  return (
    <details className={styles.explained}>
      <summary className={styles.summary}>Why this order?</summary>
      <p className={styles.rule}>
        {RULES[by]} <Link to={paths.rankingMethod}>How we rank</Link>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Rating</th>
            <th scope="col">Reviews</th>
            {by === 'score' && <th scope="col">Score</th>}
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => (
            <tr key={place.id}>
              <th scope="row">
                {firstRank + index}. {place.name}
              </th>
              <td>{place.rating?.toFixed(1) ?? '–'}</td>
              <td>{place.reviewCount?.toLocaleString('en-US') ?? '–'}</td>
              {by === 'score' && <td>{rankingScore(place)?.toFixed(2) ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
