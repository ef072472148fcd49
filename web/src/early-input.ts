import { nextTask } from './next-task.ts';

/** Links, forms and popovers need no help: server and browser answer those. */
const NEEDS_SCRIPT = 'button[type="button"]:not([popovertarget])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody presses, types, ticks and goes into before the page can answer, to be done again once it can. */
export function keepEarlyInput() {
  const pressed: HTMLElement[] = [];
  const given = new Map<Field, string | boolean>();
  let focused: EventTarget | null = null;
  const events = {
    click({ target }: Event) {
      const button = target instanceof Element && target.closest<HTMLElement>(NEEDS_SCRIPT);
      if (button) pressed.push(button);
    },
    input({ target }: Event) {
      // Nothing but fields sends this event here: no page lets one write into its text.
      const field = target as Field;
      given.set(field, isTickBox(field) ? field.checked : field.value);
    },
    focusin({ target }: Event) {
      focused = target;
    },
  };
  const kinds = ['click', 'input', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, events[kind], true);
  return {
    /** From now on somebody else listens. */
    stop() {
      for (const kind of kinds) document.removeEventListener(kind, events[kind], true);
    },
    async replay() {
      for (const [field, value] of given) {
        // Ticked and unticked again is as it was.
        if (!isTickBox(field) || value !== field.defaultChecked) give(field, value);
        await nextTask();
      }
      // One after the other: the second press of a button is about what the first has made of the page.
      for (const button of pressed) {
        button.click();
        await nextTask();
      }
      // Last: a field may become another one when it is gone into, and take along what is in it.
      if (focused !== null && focused === document.activeElement)
        focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
  };
}

const isTickBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** React hears of a value only when it is another one than it has seen last: so it is taken away, unseen, and given back. */
function give(field: Field, value: string | boolean): void {
  if (isTickBox(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.type.startsWith('select') ? 'change' : 'input', { bubbles: true }));
}
