import * as texts from '#texts';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { Link } from '../../ui/link.tsx';
import { suggestionGroups, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
import styles from './search-combobox.module.css';

/** The caret in the field. */
export interface Caret {
  /** True if the reader has typed; otherwise the text is the page's initial one. */
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
  /** Called when a suggestion is chosen. */
  readonly onChosen: () => void;
  /** Caret in the plain field that this replaces; `null` when it has lost focus. */
  readonly caret: Caret | null;
}

/** Enough for a few suggestions; the list scrolls. */
const ENOUGH_ROOM_PX = 220;

/**
 * Pixels between the field and the lower edge of the visual viewport, which an on-screen keyboard shrinks.
 */
function roomBelow(field: HTMLElement | null): number {
  if (field === null) return 0;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  return offsetTop + height - field.getBoundingClientRect().bottom;
}

function useSuggestions(text: string, isOpen: boolean): SuggestionGroup[] {
  const asked = useDebounced(text.trim());
  const { data } = useQuery({
    ...callQuery('suggest', { query: { q: asked } }),
    enabled: isOpen && asked !== '',
    placeholderData: keepPreviousData,
  });
  const isBlank = text.trim() === '' || asked === '';
  return isBlank || data === undefined ? [] : suggestionGroups(data);
}

/** Keeps the list below the field. The library would open it above, over the headline, if it fits only there. */
function useStaysBelow(input: SearchComboboxProps['input'], isShown: boolean): boolean {
  const [staysBelow, setStaysBelow] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the room on the screen is external state
    if (isShown) setStaysBelow(roomBelow(input.current) >= ENOUGH_ROOM_PX);
  }, [isShown, input]);
  return staysBelow;
}

/** Restores focus and caret of the plain field. */
function useCaret(input: SearchComboboxProps['input'], caret: Caret | null): void {
  useLayoutEffect(() => {
    if (caret === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret.start, caret.end);
  }, [input, caret]);
}

/** The library waits for the close animation of its own popup, which is not used here: unmount explicitly. */
function useUnmounting(isShown: boolean) {
  const actions = useRef<Autocomplete.Root.Actions>(null);
  useEffect(() => {
    if (!isShown) actions.current?.unmount();
  }, [isShown]);
  return actions;
}

/**
 * The search box with suggestions, each a link to its page. Replaces the plain field once that is focused.
 */
export function SearchCombobox({ input, text, onText, onChosen, caret, ...field }: SearchComboboxProps) {
  // Suggest for text typed before this loaded, but not for text that came with the page.
  const [isOpen, setOpen] = useState(caret?.hasTyped ?? false);
  const groups = useSuggestions(text, isOpen);
  const isShown = isOpen && groups.length > 0;
  const actions = useUnmounting(isShown);
  const staysBelow = useStaysBelow(input, isShown);
  useCaret(input, caret);

  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      value={text}
      onValueChange={(next, { reason }) => {
        // A chosen suggestion is navigated to, not searched for.
        if (reason !== 'item-press') onText(next);
      }}
      actionsRef={actions}
      open={isShown}
      onOpenChange={setOpen}
      openOnInputClick={false}
      itemToStringValue={({ name }) => name}
    >
      <Autocomplete.Input
        {...field}
        ref={input}
        name="q"
        aria-label={texts.words.searchRestaurants()}
        enterKeyHint="search"
        // Pressing a suggestion keeps the focus in the field, so blur means the reader left it.
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          // Enter submits the form: the results replace the suggestions.
          if (event.key === 'Enter') setOpen(false);
        }}
      />
      <SuggestionList staysBelow={staysBelow} onChosen={onChosen} />
    </Autocomplete.Root>
  );
}

interface SuggestionListProps extends Omit<SuggestionItemProps, 'item'> {
  readonly staysBelow: boolean;
}

function SuggestionList({ staysBelow, onChosen }: SuggestionListProps) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner
        className={styles.positioner}
        sideOffset={6}
        align="start"
        collisionAvoidance={{ side: staysBelow ? 'none' : 'flip' }}
      >
        {/* Not the library's own popup, which hides the rest of the page from screen readers. */}
        <div className={styles.popup}>
          <Autocomplete.List aria-label={texts.suggest.title()}>
            {(group: SuggestionGroup) => (
              <Autocomplete.Group key={group.value} items={group.items} className={styles.group}>
                <Autocomplete.GroupLabel className={styles.label}>{group.value}</Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(item: Suggestion) => <SuggestionItem key={item.path} item={item} onChosen={onChosen} />}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

interface SuggestionItemProps {
  readonly item: Suggestion;
  readonly onChosen: () => void;
}

function SuggestionItem({ item, onChosen }: SuggestionItemProps) {
  return (
    <Autocomplete.Item
      value={item}
      className={styles.item}
      render={<Link to={item.path} />}
      // The library reports no value for Enter on a link, so the pending search would override the navigation.
      onClick={onChosen}
    >
      <span className={styles.name}>{item.name}</span>
      <span className={styles.note}>{item.note}</span>
    </Autocomplete.Item>
  );
}
