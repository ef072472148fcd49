import { Autocomplete } from '@base-ui/react/autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { suggestionGroups, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
import styles from './search-combobox.module.css';

/** Where in a text the reader is. */
export interface Caret {
  /** The text is the reader's own, not the page's. */
  readonly hasTyped: boolean;
  readonly start: number | null;
  readonly end: number | null;
}

export interface SearchComboboxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly className: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** A suggestion is being gone to. */
  readonly onChosen: () => void;
  /** Where the reader was in the plain field that this replaces; `null` when no longer there. */
  readonly caret: Caret | null;
}

/** A few suggestions; the others are scrolled to. */
const ENOUGH_ROOM_PX = 220;

/** Pixels between a field and the lower edge of what is seen: a keyboard on the screen covers the page. */
function roomBelow(field: HTMLElement | null): number {
  if (field === null) return 0;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  return offsetTop + height - field.getBoundingClientRect().bottom;
}

/** The search box with suggestions below it, each a link to its page. It takes the place of a plain field in use. */
export function SearchCombobox({
  input,
  className,
  placeholder,
  maxLength,
  text,
  onText,
  onChosen,
  caret,
}: SearchComboboxProps) {
  const { fetchApi } = useApp();
  // What was typed before this came wants suggestions too; a text that came with the page does not.
  const [isOpen, setOpen] = useState(caret?.hasTyped ?? false);
  const asked = useDebounced(text.trim());
  const { data } = useQuery({
    ...callQuery(fetchApi, 'suggest', { query: { q: asked } }),
    enabled: isOpen && asked !== '',
    placeholderData: keepPreviousData,
  });
  const groups = asked === '' || data === undefined ? [] : suggestionGroups(data);

  const isShown = isOpen && groups.length > 0;
  // The library would open above the field, over the headline, whenever that is where the whole list fits.
  const [staysBelow, setStaysBelow] = useState(false);
  useLayoutEffect(() => {
    if (isShown) setStaysBelow(roomBelow(input.current) >= ENOUGH_ROOM_PX);
  }, [isShown, input]);
  const actions = useRef<Autocomplete.Root.Actions>(null);
  // The library's own popup, which is not used here, would tell the end of its closing.
  useEffect(() => {
    if (!isShown) actions.current?.unmount();
  }, [isShown]);

  useLayoutEffect(() => {
    if (caret === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret.start, caret.end);
  }, [input, caret]);

  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      value={text}
      onValueChange={(next, { reason }) => {
        // What is chosen is gone to, not searched for.
        if (reason === 'item-press') onChosen();
        else onText(next);
      }}
      actionsRef={actions}
      open={isShown}
      onOpenChange={setOpen}
      itemToStringValue={({ name }) => name}
    >
      <Autocomplete.Input
        ref={input}
        className={className}
        name="q"
        aria-label="Search restaurants"
        placeholder={placeholder}
        maxLength={maxLength}
        enterKeyHint="search"
        // Pressing a suggestion does not take the focus from the field; all else that does is elsewhere.
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          // The form is sent: the list below is the answer.
          if (event.key === 'Enter') setOpen(false);
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          className={styles.positioner}
          sideOffset={6}
          align="start"
          collisionAvoidance={{ side: staysBelow ? 'none' : 'flip' }}
        >
          {/* Not the library's own popup: that one hides the page, list and all, from those who listen. */}
          <div className={styles.popup}>
            <Autocomplete.List aria-label="Suggestions">
              {(group: SuggestionGroup) => (
                <Autocomplete.Group key={group.value} items={group.items} className={styles.group}>
                  <Autocomplete.GroupLabel className={styles.label}>{group.value}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Suggestion) => (
                      <Autocomplete.Item
                        key={item.path}
                        value={item}
                        className={styles.item}
                        render={<Link to={item.path} />}
                      >
                        <span className={styles.name}>{item.name}</span>
                        <span className={styles.note}>{item.note}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </div>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
