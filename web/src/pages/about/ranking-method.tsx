import { countText } from '#domain/words/quantities';
import type { Restaurant } from '#contract/restaurants';
import { rankingScore } from '#domain/places/ranking-score';

const EXAMPLES = [
  { name: 'A newcomer with raves', rating: 4.9, reviewCount: 12 },
  { name: 'A solid crowd-pleaser', rating: 4.4, reviewCount: 900 },
  { name: 'Loved by many', rating: 4.7, reviewCount: 900 },
  { name: 'A single review', rating: 5, reviewCount: 1 },
];

/** The formula of spec 1 §9 in words, as a formula, and in examples. */
export function RankingMethod({ examples }: { readonly examples: readonly Restaurant[] }) {
  return (
    <>
      <h2 id="ranking">How we rank</h2>
      <p>
        The front page goes by score. A high rating helps, and it helps more when a lot of people agree. The
        first hundred reviews count for more than the next thousand.
      </p>
      <code>score = rating × ln(number of reviews + 1)</code>
      <p>
        A rated place counts as having at least one review. Places with no rating have no score and come last.
        Ties go to the place with more reviews. If it’s still a tie, we go by the alphabet.
      </p>
      <ScoreTable caption="The formula at work" rows={EXAMPLES} />
      {examples.length > 0 && <ScoreTable caption="The front page today" rows={examples.slice(0, 3)} />}
      <p>
        Cuisine and neighborhood pages go by rating alone, and break ties the same way. Open “Why this order?”
        under any list to see the numbers. “Show Nearby” goes by distance and nothing else.
      </p>
      <p>
        You can’t buy a spot. Our editors may put a place first on the front page or in a guide, but nowhere
        else.
      </p>
    </>
  );
}

interface ScoreTableProps {
  readonly caption: string;
  readonly rows: readonly Pick<Restaurant, 'name' | 'rating' | 'reviewCount'>[];
}

function ScoreTable({ caption, rows }: ScoreTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Rating</th>
          <th scope="col">Reviews</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, rating, reviewCount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{rating?.toFixed(1) ?? 'none'}</td>
            <td>{reviewCount === null ? 'unknown' : countText(reviewCount)}</td>
            <td>{rankingScore({ rating, reviewCount })?.toFixed(2) ?? 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
