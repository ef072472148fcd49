import { countText } from '#domain/words/quantities';
import type { Rated } from '#domain/places/rated';
import * as texts from '#texts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './order-explained.module.css';

interface OrderExplainedProps {
  /** In the order being explained. */
  readonly places: readonly (Rated & { readonly id: number })[];
  /** Rank of the first place, for lists with several pages. */
  readonly firstRank?: number;
  /** How the list is sorted, in words. */
  readonly rule: string;
  /** The sort score, if it is more than rating and reviews. */
  readonly scoreOf?: (place: Rated) => number | null;
}

/** The ranking inputs of each place, so that readers can check the order. */
export function OrderExplained({ places, firstRank = 1, rule, scoreOf }: OrderExplainedProps) {
  if (places.length < 2) return null;
  return (
    <details className={styles.explained}>
      <summary className={styles.summary}>{texts.listing.why()}</summary>
      <p className={styles.rule}>
        {rule} <Link to={paths.rankingMethod}>{texts.listing.howWeRank()}</Link>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.listing.place()}</th>
            <th scope="col">{texts.listing.rating()}</th>
            <th scope="col">{texts.listing.reviews()}</th>
            {scoreOf && <th scope="col">{texts.listing.score()}</th>}
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => (
            <tr key={place.id}>
              <th scope="row">
                {firstRank + index}. {place.name}
              </th>
              <td>{place.rating?.toFixed(1) ?? '–'}</td>
              <td>{place.reviewCount === null ? '–' : countText(place.reviewCount)}</td>
              {scoreOf && <td>{scoreOf(place)?.toFixed(2) ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
