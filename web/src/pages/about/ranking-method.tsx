import type { Restaurant } from '#contract/restaurants';
import { rankingScore } from '#domain/places/ranking-score';

const EXAMPLES = [
  { name: 'A newcomer with raves', rating: 4.9, reviewCount: 12 },
  { name: 'A solid crowd-pleaser', rating: 4.4, reviewCount: 900 },
  { name: 'Loved by many', rating: 4.7, reviewCount: 900 },
  { name: 'One single review', rating: 5, reviewCount: 1 },
];

/** The formula of spec 1 §9 in words, as a formula, and as a worked example. */
export function RankingMethod({ examples }: { readonly examples: readonly Restaurant[] }) {
  return (
    <>
      <h2 id="ranking">How we rank</h2>
      <p>
        The front page orders places by a score. A good rating counts, and it counts for more when many people
        agree; the logarithm sees to it that the first hundred reviews say more than the tenth thousand does.
      </p>
      <code>score = rating × ln(number of reviews + 1)</code>
      <p>
        The number of reviews is taken as at least one. A place without a rating has no score and comes after
        all that have one. Equal scores go by the number of reviews, then by name.
      </p>
      <ScoreTable caption="The formula at work" rows={EXAMPLES} />
      {examples.length > 0 && <ScoreTable caption="The front page today" rows={examples.slice(0, 3)} />}
      <p>
        The pages of a cuisine or a neighborhood are ordered by the rating itself, equal ratings by the number
        of reviews, then by name. Under each list, “Why this order?” shows the numbers behind every position.
        “Show Nearby” orders by distance alone.
      </p>
      <p>
        Nobody can pay for a position. Our editors may put a place first on the front page, and nowhere else.
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
            <td>{reviewCount?.toLocaleString('en-US') ?? 'unknown'}</td>
            <td>{rankingScore({ rating, reviewCount })?.toFixed(2) ?? 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
