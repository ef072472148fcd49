import { FilterChoices, type Choice } from './filter-choices.tsx';
import { FilterPanel } from './filter-panel.tsx';

interface FilterMenuProps {
  readonly id: string;
  /** What is chosen here, such as "Cuisine". */
  readonly label: string;
  /** The query parameter. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  /** "Show 42 restaurants". */
  readonly doneLabel: string;
}

/** A menu of checkboxes. */
export function FilterMenu({ id, label, name, choices, chosen, onToggle, doneLabel }: FilterMenuProps) {
  const list = { label, name, choices, chosen };
  return (
    <FilterPanel
      id={id}
      label={label}
      chosenLabel={chosen.length === 0 ? null : `${label} (${chosen.length})`}
      name={name}
      doneLabel={doneLabel}
      live={<FilterChoices {...list} onToggle={onToggle} />}
      plain={<FilterChoices {...list} />}
    />
  );
}
