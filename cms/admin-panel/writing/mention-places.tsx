'use client';

import type { Choice } from '#contract/choices-desk';
import { $createLinkNode } from '@payloadcms/richtext-lexical/client';
import { $createTextNode, type TextNode } from '@payloadcms/richtext-lexical/lexical';
import {
  LexicalTypeaheadMenuPlugin,
  MenuOption,
  useBasicTypeaheadTriggerMatch,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalTypeaheadMenuPlugin';
import { useMemo } from 'react';
import { usePlaces } from '../desk/use-places.ts';

const MAX_SHOWN = 8;

class PlaceOption extends MenuOption {
  readonly place: Choice;

  constructor(place: Choice) {
    super(String(place.id));
    this.place = place;
    this.title = place.label;
  }
}

/** Offers places for what follows an `@`: the one that is picked becomes a link, its name the words of it. */
export function MentionPlaces() {
  const { places, isCurrent, search } = usePlaces();
  const triggerFn = useBasicTypeaheadTriggerMatch('@', { minLength: 1, allowWhitespace: true });
  // What was found for other words would be picked by Enter.
  const options = useMemo(
    () => (isCurrent ? places.slice(0, MAX_SHOWN).map((place) => new PlaceOption(place)) : []),
    [isCurrent, places],
  );
  return (
    <LexicalTypeaheadMenuPlugin
      options={options}
      onQueryChange={search}
      onSelectOption={({ place }, typed, close) => {
        if (typed) linkTo(place, typed);
        close();
      }}
      triggerFn={triggerFn}
    />
  );
}

/** Within an update of the editor. */
function linkTo({ id, name }: Choice, typed: TextNode): void {
  const link = $createLinkNode({
    fields: { linkType: 'internal', doc: { relationTo: 'restaurants', value: id }, newTab: false },
  });
  link.append($createTextNode(name).setFormat(typed.getFormat()));
  typed.replace(link);
  link.selectEnd();
}
