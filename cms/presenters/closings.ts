import type { ArticlePart } from '#contract/editorial';
import { pathOf } from '#domain/addresses/site-pages';
import { monthText } from '#domain/calendar/date-texts';
import { capitalize } from '#domain/words/capitalize';
import { curlApostrophes } from '#domain/words/characters';
import { escapeMarkup } from '#domain/words/escape-markup';
import * as texts from '#texts';
import type { Closing } from '../queries/openings.ts';

/** What has closed as a list in a text, each with what came after; nothing if nothing has. */
export function presentClosings(closings: readonly Closing[]): ArticlePart[] {
  const html = closings.map((closing) => `<li>${lineOf(closing)}</li>`).join('');
  return html === '' ? [] : [{ kind: 'html', html: `<ul>${html}</ul>` }];
}

function lineOf({ after, category, neighborhood, closedOn, ...place }: Closing): string {
  const month = monthText(closedOn.slice(0, 7));
  const said = texts.closings.closed({
    cuisine: capitalize(category),
    neighborhood: curlApostrophes(neighborhood),
    month,
  });
  const line = `${linkTo(place)} ${escapeMarkup(said)}`;
  if (!after) return line;
  const since = after.isThere ? texts.closings.there() : texts.closings.since();
  return `${line} ${escapeMarkup(since)} ${linkTo(after)}.`;
}

function linkTo({ id, name }: { readonly id: number; readonly name: string }): string {
  return `<a href="${pathOf.restaurant(id)}">${escapeMarkup(curlApostrophes(name))}</a>`;
}
