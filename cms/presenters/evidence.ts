import type { Restaurant } from '#contract/restaurants';
import { clockText, monthText, yearDayText } from '#domain/calendar/date-texts';
import { clockAt, openMinutes } from '#domain/calendar/opening-hours';
import { OCCASIONS, tagLabel } from '#domain/places/tags';
import { capitalize } from '#domain/words/capitalize';
import { listOfWords } from '#domain/words/list-of-words';
import * as texts from '#texts';
import type { RestaurantDoc } from '../queries/restaurant-doc.ts';
import type { FoundPlaces } from '../queries/search.ts';

type Evidence = ReturnType<FoundPlaces['evidenceOf']>[number];

/** A card has room for so many. */
const MAX_EVIDENCE = 3;

/** Says why a place answers a query, the most telling first. */
export function evidenceInWords(
  { dishes, description, tags, openedOn }: RestaurantDoc,
  { openingHours, specialHours: specialDays }: Restaurant,
  { moment: today, evidenceOf }: Pick<FoundPlaces, 'moment' | 'evidenceOf'>,
): string[] {
  const evidence = evidenceOf({
    dishes,
    description,
    tags,
    openedOn,
    times: () => ({
      openMinutes: openMinutes(openingHours, { today, specialDays }),
      openOn: specialDays.filter(({ spans }) => spans.length > 0).map(({ date }) => date),
    }),
  });
  return allInWords(evidence).slice(0, MAX_EVIDENCE);
}

/** Occasions are named together: "Good for date night and groups". */
function allInWords(evidence: readonly Evidence[]): string[] {
  const occasions = evidence.filter(isOccasion);
  const names = occasions.map(({ value }) => tagLabel(String(value)));
  return evidence
    .filter((one) => !isOccasion(one) || one === occasions[0])
    .map((one) => (isOccasion(one) ? texts.card.goodFor({ occasions: listOfWords(names) }) : inWords(one)));
}

function isOccasion({ kind, value }: Evidence): boolean {
  return kind === 'tag' && OCCASIONS.some((occasion) => occasion === value);
}

function inWords({ kind, value }: Evidence): string {
  if (kind === 'openUntil') return texts.opening.until({ time: clockText(clockAt(value)) });
  if (kind === 'tag') return capitalize(tagLabel(value));
  if (kind === 'says') return texts.card.says({ words: value });
  if (kind === 'openOn') return texts.card.openOn({ date: yearDayText(value) });
  return kind === 'opened' ? texts.place.opened({ month: monthText(value.slice(0, 7)) }) : value;
}
