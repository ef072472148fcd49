import { nextTask } from './next-task.ts';

/** Links, forms and popovers work without hydration. */
const NEEDS_SCRIPT = 'button[type="button"]:not([popovertarget])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Records clicks, input and focus before hydration, to replay them afterwards. */
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
      // Only form fields send this event here: no page uses contenteditable.
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
    /** Call after hydration: React handles events from then on. */
    stop() {
      for (const kind of kinds) document.removeEventListener(kind, events[kind], true);
    },
    async replay() {
      for (const [field, value] of given) {
        // A checkbox toggled back needs no replay.
        if (!isTickBox(field) || value !== field.defaultChecked) give(field, value);
        await nextTask();
      }
      // One at a time: a second click acts on the result of the first.
      for (const button of pressed) {
        button.click();
        await nextTask();
      }
      // Last: focusing may replace a field with another one, which takes over its value.
      if (focused !== null && focused === document.activeElement)
        focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
  };
}

const isTickBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** React ignores a value equal to the last one it saw, so clear it without React noticing, then set it again. */
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
