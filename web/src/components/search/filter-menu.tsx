import * as texts from '#texts';
import { ChevronDown } from '../../ui/icons.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import chip from './filter-chip.module.css';
import type { FilterChoicesProps } from './filter-choices.tsx';
import styles from './filter-menu.module.css';

interface FilterMenuProps extends FilterChoicesProps {
  /** "Show 42 restaurants". */
  readonly doneLabel: string;
}

/** Left out of the browser's code, which never renders `noscript` content. */
const PlainChoices = import.meta.env.SSR ? (await import('./plain-choices.tsx')).PlainChoices : null;

/** Other parts of a page can open the panel by this id. */
export const menuId = (name: FilterMenuProps['name']) => `filter-${name}`;

/**
 * A button and its panel of checkboxes: a sheet on a phone, a dropdown elsewhere. The panel is a native popover, which
 * opens without JavaScript too; its fields are in the HTML only for that case.
 */
export function FilterMenu({ name, choices, chosen, onToggle, doneLabel }: FilterMenuProps) {
  const id = menuId(name);
  const label = texts.filters.names[name]();
  const panel = useRef<HTMLDivElement>(null);
  const [Choices, load] = useLoaded(async () => (await import('./filter-choices.tsx')).FilterChoices);
  // If the code can't be loaded, the next opening retries.
  const fetchChoices = () => void load().catch(() => undefined);
  const fetchIfOpen = useEffectEvent(() => {
    if (panel.current?.matches(':popover-open')) fetchChoices();
  });
  // It may have been opened before hydration.
  useEffect(() => fetchIfOpen(), []);
  const list = { name, choices, chosen };

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={chip.menu}
        aria-haspopup="dialog"
        data-menu={name}
        data-chosen={chosen.length === 0 ? undefined : ''}
        onPointerEnter={fetchChoices}
      >
        {chosen.length === 0 ? label : texts.filters.counted({ label, count: chosen.length })}
        <ChevronDown aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        data-menu={name}
        onBeforeToggle={fetchChoices}
      >
        <p className={styles.title} aria-hidden>
          {label}
        </p>
        {Choices ? (
          <Choices {...list} onToggle={onToggle} />
        ) : (
          <noscript>{PlainChoices && <PlainChoices {...list} />}</noscript>
        )}
        <div className={styles.done}>
          <Button popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
            {doneLabel}
          </Button>
          <noscript>
            <button type="submit" className={buttonClass({})}>
              {texts.filters.apply()}
            </button>
          </noscript>
        </div>
      </div>
    </>
  );
}
