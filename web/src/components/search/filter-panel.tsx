import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import chip from './filter-chip.module.css';
import styles from './filter-menu.module.css';

interface FilterPanelProps {
  readonly id: string;
  /** What is chosen here, such as "Cuisine". */
  readonly label: string;
  /** On the button, where something is chosen. */
  readonly chosenLabel: string | null;
  /** The query parameter. */
  readonly name: string;
  /** "Show 42 restaurants". */
  readonly doneLabel: string;
  /** Fields that follow each press. */
  readonly live: ReactNode;
  /** The same without JavaScript: they wait for the form to be sent. */
  readonly plain: ReactNode;
}

/**
 * A button and its panel of fields: a sheet on a phone, a dropdown elsewhere. The panel is a native popover, which opens
 * without JavaScript too; its fields are in the HTML only for that case.
 */
export function FilterPanel({ id, label, chosenLabel, name, doneLabel, live, plain }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the popover's state is external
    if (panel.current?.matches(':popover-open')) setOpened(true);
  }, []);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={chip.menu}
        aria-haspopup="dialog"
        data-menu={name}
        data-chosen={chosenLabel === null ? undefined : ''}
      >
        {chosenLabel ?? label}
        <ChevronDown aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        data-menu={name}
        onBeforeToggle={() => setOpened(true)}
      >
        <p className={styles.title} aria-hidden="true">
          {label}
        </p>
        {wasOpened ? live : <noscript>{plain}</noscript>}
        <div className={styles.done}>
          <Button popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
            {doneLabel}
          </Button>
          <noscript>
            <button type="submit" className={buttonClass({})}>
              Apply
            </button>
          </noscript>
        </div>
      </div>
    </>
  );
}
