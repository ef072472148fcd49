import { LIST_FILTERS, type Exclusion } from '#domain/words/list-filters';
import * as texts from '#texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { NOTHING_ASKED, RATING_STEPS, ratingLabel, type SearchState } from '../../address/search-state.ts';
import { choiceLabel } from './applied-filters.ts';
import chip from './filter-chip.module.css';
import { OpenAtFields } from './open-at-fields.tsx';
import { PlainChoices } from './plain-choices.tsx';
import { EXCLUSIONS, SHEET_WORDS } from './sheet-words.ts';

type Chosen = Pick<SearchState, 'openAt' | 'minRating' | (typeof SHEET_WORDS)[number] | Exclusion>;

const RATING_CHOICES = RATING_STEPS.map((step) => ({ value: String(step), label: ratingLabel(step) }));

/** Rendered once: with nothing chosen they are the same on every results page, and a fifth of its elements. */
const NOTHING_CHOSEN = { __html: renderToStaticMarkup(<Fields chosen={NOTHING_ASKED} />) };

/**
 * The filters of the sheet for browsers without JavaScript: only the server renders them, so their styles are in the
 * bar's stylesheet, which is part of the browser build.
 */
export function PlainFilters({ chosen }: { readonly chosen: Chosen }) {
  if (!hasChosen(chosen)) return <noscript dangerouslySetInnerHTML={NOTHING_CHOSEN} />;
  return (
    <noscript>
      <Fields chosen={chosen} />
    </noscript>
  );
}

function hasChosen(chosen: Chosen): boolean {
  return (
    chosen.openAt !== null ||
    chosen.minRating !== null ||
    [...SHEET_WORDS, ...EXCLUSIONS].some((name) => chosen[name].length > 0)
  );
}

function Fields({ chosen }: { readonly chosen: Chosen }) {
  const ratings = chosen.minRating === null ? [] : [String(chosen.minRating)];
  return (
    <details>
      <summary className={chip.menu}>{texts.filters.more()}</summary>
      <fieldset>
        <legend>{texts.filters.open()}</legend>
        <OpenAtFields openAt={chosen.openAt} />
      </fieldset>
      <fieldset>
        <legend>{texts.filters.rating()}</legend>
        <PlainChoices name="minRating" choices={RATING_CHOICES} chosen={ratings} />
      </fieldset>
      {SHEET_WORDS.map((name) => (
        <fieldset key={name}>
          <legend>{texts.filters.names[name]()}</legend>
          <PlainChoices
            name={name}
            choices={LIST_FILTERS[name].words.map((value) => ({ value, label: choiceLabel(name, value) }))}
            chosen={chosen[name]}
          />
        </fieldset>
      ))}
      {EXCLUSIONS.filter((name) => chosen[name].length > 0).map((name) => (
        <fieldset key={name}>
          <legend>{texts.filters.leaveOut()}</legend>
          <PlainChoices
            name={name}
            choices={chosen[name].map((value) => ({
              value,
              label: choiceLabel(LIST_FILTERS[name].excludes, value),
            }))}
            chosen={chosen[name]}
          />
        </fieldset>
      ))}
    </details>
  );
}
